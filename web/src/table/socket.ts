/** The WebSocket of one table: speaks the wire contract, keeps the store up to date, comes back after a break. */
import { plural, t } from '../lib/i18n.svelte';
import { chime } from './sound';
import { Line } from './line';
import { Unsent, type Command } from './unsent';
import type { Server } from './server';
import type { TableStore } from './store.svelte';
import type * as wire from '../wire';
import { tellHere } from '../lib/notices';
import { Views } from './views';
import { settings } from '../lib/settings.svelte';
import { act, answer, deeds, line, ofOthers, proposed, said, sinceMine } from './messages';
import type { Deed, Option, Question, Remedy } from './types';

/** a refusal that is about no rule */
const SAID = { rule: '', section: '', alternative: '' };

/** An answer given for the reader, and the question in case it is not taken. */
interface Passing {
  nonce: string;
  question: Question | null;
}

export class TableSocket implements Server {
  private readonly line: Line;
  private readonly unsent: Unsent;
  private nextEvent = 0;
  private nonces = 0;
  /** whether the server has let this connection in */
  private admitted = false;
  private readonly asked = new Map<string, string>();
  /** who was asked last, and whether this reader answers it */
  private mover: number | null = null;
  private answers = false;
  /** previews may arrive before what they are about is shown */
  private foreseen: { version: number; previews: Record<number, wire.Preview> } | null = null;
  /** the pass that is on its way for the reader */
  private passing: Passing | null = null;
  /** the thing that was clicked when the game had already moved on */
  private late: string | null = null;
  private readonly views = new Views();
  private readonly session = Math.random().toString(36).slice(2);
  store!: TableStore;

  constructor(table: string) {
    this.unsent = new Unsent(table);
    const path = `/ws/${encodeURIComponent(table)}`;
    this.line = new Line(() => `${path}?language=${settings.language}`, {
      opened: () => this.greet(),
      said: (text) => this.receive(JSON.parse(text) as wire.ServerMessage),
      state: (connection) => {
        this.store.connection = connection;
        if (connection !== 'open') this.tellWaiting();
      },
    });
  }

  /** The server tells nobody by push who has the table in front of them. */
  private readonly looking = (): void => {
    const visible = document.visibilityState === 'visible';
    if (this.line.open) this.tell({ t: 'looking', visible });
  };

  open(): void {
    document.addEventListener('visibilitychange', this.looking);
    this.line.start();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.looking);
    this.line.stop();
  }

  private greet(): void {
    this.admitted = false;
    if (document.visibilityState === 'hidden') this.tell({ t: 'looking', visible: false });
    const version = this.nextEvent ? this.store.version : null;
    this.tell({ t: 'hello', since: this.nextEvent, version, patches: true });
    for (const command of this.unsent.all()) this.command(command);
  }

  private tell(message: wire.ClientMessage): void {
    if (!this.line.send(JSON.stringify(message))) this.store.notice = t('connection.lost');
  }

  /** Sends a command that must not be lost nor doubled; without a connection it waits for one. */
  private command(command: Command): void {
    if (!this.line.send(JSON.stringify(command))) return this.tellWaiting();
    this.unsent.told(command.nonce);
    this.line.expectAnswer();
  }

  private give(command: Command, quiet = false): void {
    this.unsent.put(command, quiet);
    this.command(command);
  }

  /** Away: an answer that is not out is kept, and the reader knows it. */
  private tellWaiting(): void {
    this.unsent.wait();
    if (this.unsent.waits) this.store.unsent = 'kept';
  }

  withdraw(): boolean {
    return this.unsent.withdraw();
  }

  private nonce(thing: string): string {
    const nonce = `${this.session}-${++this.nonces}`;
    this.asked.set(nonce, thing);
    return nonce;
  }

  play(option: Option, version: number, ownWay = false, quiet = false): void {
    const nonce = this.nonce(option.thing);
    this.give({ t: 'play', version, nonce, option: option.id, settle: true, own_way: ownWay }, quiet);
  }

  acts(thing: string): void {
    this.tell({ t: 'acts', nonce: this.nonce(thing), thing });
  }

  takeUp(back: number, steps: number[], then: number[], version: number, meant?: string): void {
    this.give({ t: 'take_up', version, nonce: this.nonce(''), back, steps, then, meant: meant ?? null });
  }

  playNotation(text: string, version: number): void {
    this.give({ t: 'play', version, nonce: this.nonce('text'), text });
  }

  why(thing: string): void {
    this.tell({ t: 'why', nonce: this.nonce(thing), thing });
  }

  describe(): void {
    this.tell({ t: 'describe', nonce: this.nonce('') });
  }

  undo(): void {
    this.give({ t: 'undo', version: this.store.version, nonce: this.nonce('undo') });
  }

  chat(text: string, to: 'all' | 'partners'): void {
    this.tell({ t: 'chat', text, to });
  }

  offerDraw(): void {
    this.tell({ t: 'propose', what: 'draw' });
  }

  resign(): void {
    this.tell({ t: 'resign', seat: this.store.seat });
  }

  standIn(on: boolean): void {
    if (this.store.seat !== null) this.tell({ t: 'bot', seat: this.store.seat, on });
  }

  leavePass(seat: number, on: boolean): void {
    this.tell({ t: 'ahead', nonce: this.nonce(''), seat, on });
  }

  takeSeatBack(seat: number): void {
    this.tell({ t: 'bot', seat, on: false });
  }

  proposeAbout(what: Remedy, seat: number): void {
    this.tell({ t: 'propose', what, seat });
  }

  hint(): void {
    this.tell({ t: 'hint', nonce: this.nonce('hint') });
  }

  explain(what: string): void {
    this.tell({ t: 'explain', nonce: this.nonce(what), what });
  }

  answerProposal(accept: boolean): void {
    if (this.store.proposal) this.tell({ t: 'vote', proposal: this.store.proposal.id, yes: accept });
  }

  /** Takes in one message of the server. */
  receive(message: wire.ServerMessage): void {
    const store = this.store;
    if (message.t === 'coached') return this.coached(message);
    const waited = 'nonce' in message && this.settled(message.nonce);
    switch (message.t) {
      case 'table':
        this.admitted = true;
        return store.takeTable(message);
      case 'update':
        return this.takePatched(message);
      case 'accepted':
        return; // the update that follows makes the next answer possible
      case 'stale':
        if (waited) store.unsent = 'passed';
        else if (message.nonce !== this.passing?.nonce) this.late = this.asked.get(message.nonce) ?? '';
        return; // the update that follows shows how things stand now
      case 'refused':
        return this.refused(message.nonce, message.refusal);
      case 'why':
        if (message.refusal) this.refused(message.nonce, message.refusal);
        return;
      case 'acts':
        return store.takeActs(
          message.thing,
          message.acts.map(act),
          message.refusal && { thing: message.thing, ...message.refusal },
        );
      case 'chat':
        store.chat.push(said(message));
        return;
      case 'proposal':
        store.proposal = proposed(message);
        if (message.outcome === 'declined') store.notice = t('proposal.declined');
        return;
      case 'standing':
        store.standing = { possible: message.possible, seats: message.seats };
        return;
      case 'hint':
        return store.takeAdvice(message);
      case 'described':
        store.inWords = message.places;
        return;
      case 'explained':
        store.madeOf = message.breakdown;
        return;
      case 'previews':
        if (this.foreseen?.version !== message.version) this.foreseen = { version: message.version, previews: {} };
        Object.assign(this.foreseen.previews, message.previews);
        store.foresee(message.version, message.previews);
        return;
      case 'error':
        return this.wrong(message.says);
    }
  }

  /** Something is wrong; if this connection was not let in at all, what waits to be sent still waits. */
  private wrong(says: string): void {
    this.store.notice = says;
    if (!this.admitted) return;
    this.unsent.clear();
    this.store.unsent = '';
    this.notPassed(null);
    this.store.sending = false;
  }

  /** The server has answered a command; whether it is one that had waited. */
  private settled(nonce: string): boolean {
    this.line.answered();
    const waited = this.unsent.settle(nonce);
    if (waited) this.store.unsent = '';
    return waited;
  }

  /** The coach would rather see another answer; the learner may play this one all the same. */
  private coached(message: wire.Coached): void {
    const command = this.unsent.get(message.nonce);
    this.settled(message.nonce);
    const thing = this.asked.get(message.nonce) ?? '';
    this.store.coached(message.says, message.tried, () => {
      if (command) this.give({ ...command, nonce: this.nonce(thing), own_way: true } as wire.Play | wire.TakeUp);
    });
  }

  private refused(nonce: string, refusal: wire.RefusalInfo): void {
    if (this.notPassed(nonce)) return;
    this.store.advising = false;
    this.store.refuse({ thing: this.asked.get(nonce) ?? '', ...refusal });
  }

  /** Makes a view that came as differences whole; one that does not fit the last view is asked for anew. */
  private takePatched(message: wire.Update): void {
    const view = this.views.take(message);
    if (view) this.takeUpdate({ ...message, view });
    else this.line.renew();
  }

  /** A change of the table: at once if it answers this reader, else when what happened before has been seen. */
  private takeUpdate(message: wire.Update): void {
    this.admitted = true;
    const hot = message.asked !== null && message.options.length > 0;
    const first = this.nextEvent === 0;
    const cut = message.from + message.events.length < this.nextEvent;
    const fresh = message.events.filter((event) => event.number >= this.nextEvent);
    const { mover, answers } = this;
    this.nextEvent = message.from + message.events.length;
    this.mover = message.asked;
    this.answers = hot && !message.passes;
    const show = (): void =>
      this.show(message, deeds(fresh, message.view, mover), answers ? 'own' : first ? 'all' : '');
    if (first) return show();
    this.store.follow.bots = this.store.seats.filter((seat) => seat.holder === 'bot').length;
    this.store.follow.take({ show, told: fresh.length > 0, mine: this.answers }, answers || cut);
  }

  private show(message: wire.Update, fresh: Deed[], whose: 'own' | 'all' | ''): void {
    const store = this.store;
    const before = store.question;
    store.leaveAgain();
    const hot = message.asked !== null && message.options.length > 0;
    store.log = [...store.log.filter((line) => line.n < message.from), ...message.events.map(line)];
    store.seat = message.eyes ?? (hot ? message.asked : store.seat);
    store.version = message.version;
    if (whose === 'all') store.since = sinceMine(store.log, store.seat);
    else store.since = whose === 'own' ? [] : [...store.since, ...fresh.filter((deed) => ofOthers(deed, store.seat))];
    const latest = fresh.at(-1);
    if (latest) [store.last, store.lastSeat] = [new Set(latest.things), latest.seat];
    this.takeScenes(message, whose === 'all');
    store.show(message.view);
    store.takeBack = message.can_undo ? 'free' : hot && message.version > 0 ? 'ask' : 'none';
    store.result = message.result && { ...message.result, ending: message.ending };
    this.takeQuestion(message, hot);
    if (message.coach) void this.teach(message.coach);
    store.clock = message.clock && { ...message.clock, at: Date.now() };
    store.spoken = fresh.flatMap((deed) => deed.lines.map((each) => each.text)).join(' ');
    if (store.question && !before) {
      chime('turn');
      if (settings.notices) void tellHere(store.title, store.question.text, store.id).catch(() => undefined);
    } else if (fresh.length) chime('move');
    const count = store.question?.options.length ?? 0;
    store.asked = store.question ? `${store.question.text} ${plural('prompt.options', count)}` : '';
  }

  /** The coach of a lesson comes with its first word; tables without one load nothing of it. */
  private async teach(told: wire.CoachInfo): Promise<void> {
    const store = this.store;
    if (!store.coach) {
      const { Coach } = await import('../learn/coach.svelte');
      store.coach ??= new Coach();
      void store.coach.load(store.game, told.lesson);
    }
    store.coach.take(told);
  }

  private takeQuestion(message: wire.Update, hot: boolean): void {
    const store = this.store;
    const options = message.options.map((option) => answer(option, message.confirm));
    const draft = message.draft.map((step) => ({ ...step, options: step.options.map((option) => answer(option)) }));
    const question = hot ? { kind: message.kind, seat: message.asked!, text: message.question, options } : null;
    store.ask(message.passes ? null : question, draft, message.suggested);
    const given = this.unsent.answers(message.version); // it is on its way: not to be asked, nor passed, a second time
    store.sending = given;
    if (!message.passes) this.passing = null;
    else if (!given) this.passing = this.pass(options[0]!, question, message.version);
    if (this.late !== null) store.refuse({ ...SAID, thing: this.late, says: t('table.stale') });
    this.late = null;
    if (this.foreseen?.version === message.version) store.foresee(message.version, this.foreseen.previews);
    if (message.asked === null || hot) store.waiting = null;
    else if (store.waiting?.seat !== message.asked)
      store.waiting = { seat: message.asked, text: message.question, since: Date.now() };
  }

  /** Nobody else is here, and nothing else can be done; if the server will not have it, the reader is asked after all. */
  private pass(option: Option, question: Question | null, version: number): Passing {
    this.play(option, version, false, true);
    return { nonce: `${this.session}-${this.nonces}`, question };
  }

  /** A pass that was given for the reader and not taken. */
  private notPassed(nonce: string | null): boolean {
    const { passing } = this;
    if (!passing || (nonce !== null && nonce !== passing.nonce)) return false;
    this.passing = null;
    this.store.ask(passing.question);
    return true;
  }

  /** Big events: kept for the log; a new one is shown, once. */
  private takeScenes(message: wire.Update, known: boolean): void {
    const store = this.store;
    const old = new Set(store.scenes.map((scene) => scene.first));
    const told = new Set(message.scenes.map((scene) => scene.first)); // one that was open comes again, longer
    const kept = store.scenes.filter((scene) => scene.last < message.from && !told.has(scene.first));
    store.scenes = [...kept, ...message.scenes];
    const found = message.scenes.findLast((scene) => scene.scale === 'full' && !old.has(scene.first));
    if (found && !known && settings.scenes !== 'off') store.playScene(found);
    else if (store.scene) store.scene = store.scenes.find((scene) => scene.first === store.scene!.first) ?? store.scene;
  }
}
