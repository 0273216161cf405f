/** The WebSocket of one table: speaks the wire contract, keeps the store up to date, comes back after a break. */
import { plural, t } from '../lib/i18n.svelte';
import { chime } from './sound';
import type { Server } from './server';
import type { TableStore } from './store.svelte';
import type * as wire from '../wire';
import { settings } from '../lib/settings.svelte';
import type { Act, ChatLine, Deed, LogLine, Option } from './types';

/** closing codes after which trying again would not help: forged cookie, foreign page, unknown table, a table that cannot go on */
const FINAL_CODES = [4401, 4403, 4404, 4409];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** a refusal that is about no rule */
const SAID = { rule: '', section: '', alternative: '' };

function said(line: wire.ChatLine): ChatLine {
  return { n: line.number, name: line.name, text: line.text, spectator: line.room === 'spectators' };
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function answer(option: wire.OptionInfo, confirm = false): Option {
  return {
    id: option.id,
    notation: option.text,
    thing: option.thing,
    label: sentence(option.label || option.text),
    final: option.final || confirm,
  };
}

function act(info: wire.ActInfo): Act {
  return {
    label: sentence(info.label),
    back: info.back,
    steps: info.steps.map((step) => answer(step)),
    last: info.last && answer(info.last),
  };
}

function line(event: wire.Event): LogLine {
  const seat = event.seat < 0 ? null : event.seat;
  return {
    n: event.number,
    move: event.move,
    seat,
    text: sentence(event.text),
    rule: event.rule,
    things: event.things,
  };
}

/** What happened, by the answer that caused it; the last one is seen, and done by whoever was asked. */
function deeds(events: wire.Event[], view: unknown, mover: number | null): Deed[] {
  const found: Deed[] = [];
  for (const event of events) {
    const each = line(event);
    const same = found.at(-1);
    if (same && same.lines[0]!.move === each.move) {
      same.lines.push(each);
      same.things.push(...each.things);
    } else found.push({ seat: each.seat, lines: [each], things: [...each.things], view: null });
  }
  const last = found.at(-1);
  if (last) [last.view, last.seat] = [view, mover ?? last.seat];
  return found;
}

/** Something that can be seen on the table, and not only about this seat. */
const ofOthers = (deed: Deed, seat: number | null): boolean =>
  deed.things.length > 0 && deed.lines.some((each) => each.seat !== seat);

/** What the others did after the last line about a seat; for a tab that has just come. */
function sinceMine(log: LogLine[], seat: number | null): Deed[] {
  const mine = log.findLastIndex((each) => each.seat === seat);
  const found = new Map<number, Deed>();
  for (const each of log.slice(mine + 1)) {
    const deed = found.get(each.move) ?? { seat: each.seat, lines: [], things: [], view: null };
    deed.lines.push(each);
    deed.things.push(...each.things);
    found.set(each.move, deed);
  }
  return seat === null ? [] : [...found.values()];
}

export class TableSocket implements Server {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private nextEvent = 0;
  private nonces = 0;
  private closed = false;
  private readonly asked = new Map<string, string>();
  /** commands without an answer yet: sent again after a break, which their nonces make harmless */
  private readonly unanswered = new Map<string, wire.Play | wire.TakeUp | wire.Undo>();
  /** who was asked last, and whether this reader answers it */
  private mover: number | null = null;
  private answers = false;
  /** previews may arrive before what they are about is shown */
  private foreseen: { version: number; previews: Record<number, wire.Preview> } | null = null;
  /** the thing that was clicked when the game had already moved on */
  private late: string | null = null;
  private readonly session = Math.random().toString(36).slice(2);
  private timer: ReturnType<typeof setTimeout> | undefined;
  store!: TableStore;

  constructor(private readonly table: string) {}

  open(): void {
    this.store.connection = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.store.connection = 'open';
      this.tell({ t: 'hello', since: this.nextEvent, version: this.nextEvent ? this.store.version : null });
      for (const command of this.unanswered.values()) this.tell(command);
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as wire.ServerMessage);
    this.socket.onclose = (event) => {
      if (this.closed) return;
      const final = FINAL_CODES.includes(event.code);
      this.store.connection = final ? 'refused' : 'lost';
      if (final) return;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private tell(message: wire.ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else this.store.notice = t('connection.lost');
  }

  private command(message: wire.Play | wire.TakeUp | wire.Undo): void {
    this.unanswered.set(message.nonce, message);
    this.tell(message);
  }

  private nonce(thing: string): string {
    const nonce = `${this.session}-${++this.nonces}`;
    this.asked.set(nonce, thing);
    return nonce;
  }

  play(option: Option, version: number): void {
    this.command({ t: 'play', version, nonce: this.nonce(option.thing), option: option.id, settle: true });
  }

  acts(thing: string): void {
    this.tell({ t: 'acts', nonce: this.nonce(thing), thing });
  }

  takeUp(back: number, steps: number[], then: number[], version: number): void {
    this.command({ t: 'take_up', version, nonce: this.nonce(''), back, steps, then });
  }

  playNotation(text: string, version: number): void {
    this.command({ t: 'play', version, nonce: this.nonce('text'), text });
  }

  why(thing: string): void {
    this.tell({ t: 'why', nonce: this.nonce(thing), thing });
  }

  undo(): void {
    this.command({ t: 'undo', version: this.store.version, nonce: this.nonce('undo') });
  }

  chat(text: string): void {
    this.tell({ t: 'chat', text });
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
    if ('nonce' in message) this.unanswered.delete(message.nonce);
    if (message.t === 'error') this.unanswered.clear();
    switch (message.t) {
      case 'table':
        return this.takeTable(message);
      case 'update':
        return this.takeUpdate(message);
      case 'accepted':
        return; // the update that follows makes the next answer possible
      case 'stale':
        this.late = this.asked.get(message.nonce) ?? '';
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
        store.proposal =
          message.outcome === 'open'
            ? { id: message.id, what: message.what, by: message.by, waiting: message.waiting }
            : null;
        if (message.outcome === 'declined') store.notice = t('proposal.declined');
        return;
      case 'hint':
        store.hints = message.hints;
        store.hintNote = message.note;
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
        store.sending = false;
        store.notice = message.says;
        return;
    }
  }

  private refused(nonce: string, refusal: wire.RefusalInfo): void {
    this.store.refuse({ thing: this.asked.get(nonce) ?? '', ...refusal });
  }

  private takeTable(message: wire.TableMessage): void {
    const store = this.store;
    store.id = message.table;
    store.game = message.game;
    store.title = message.title;
    store.state = message.state;
    store.held = message.you;
    if (store.seat === null || !message.you.includes(store.seat)) store.seat = message.you[0] ?? null;
    store.seats = message.seats.map((seat, n) => ({
      seat: n,
      name: seat.name,
      holder: seat.kind,
      level: seat.level,
      here: seat.online,
      standIn: seat.stand_in,
      kept: seat.kept,
      keptForYou: seat.kept_for_you,
    }));
    store.watchers = message.spectators;
    store.by = message.by;
    store.told = message.told;
    store.places = message.places;
    store.rematch = message.rematch;
    store.pace = message.pace.says;
    store.chat = message.chat.map(said);
    store.commitment = message.commitment;
  }

  /** A change of the table: at once if it answers this reader, else when what happened before has been seen. */
  private takeUpdate(message: wire.Update): void {
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
    if (store.question && !before) chime('turn');
    else if (fresh.length) chime('move');
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
    if (message.passes) this.play(options[0]!, message.version); // nobody else is here, and nothing else can be done
    if (this.late !== null) store.refuse({ ...SAID, thing: this.late, says: t('table.stale') });
    this.late = null;
    if (this.foreseen?.version === message.version) store.foresee(message.version, this.foreseen.previews);
    if (message.asked === null || hot) store.waiting = null;
    else if (store.waiting?.seat !== message.asked)
      store.waiting = { seat: message.asked, text: message.question, since: Date.now() };
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
