/** One table as its reader uses it: what is chosen but not sent, what was refused, what is shown. Knows no game. */
import type { Breakdown, HintMessage, Place, Preview, Scene } from '../wire';
import { Again, Follow } from './follow.svelte';
import type { Coach } from '../learn/coach.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/i18n.svelte';
import { Known } from './known.svelte';
import type { Server } from './server';
import type { Act, Connection, Deed, DraftStep, LogLine, Option, Question, Refusal, Remedy } from './types';

export type Drawer = 'rules' | 'settings' | 'chat' | 'log' | 'seats' | 'text' | 'none';

export class TableStore extends Known {
  /** several acts begin with the thing that was clicked */
  menu = $state.raw<{ thing: string; acts: Act[] } | null>(null);
  readonly follow = new Follow();
  readonly again = new Again((deed) => this.showDeed(deed));
  /** the big event that is shown */
  scene = $state.raw<Scene | null>(null);
  /** after the end: the board instead of the result */
  lookAtBoard = $state(false);
  connection = $state<Connection>('connecting');
  /** an answer is kept until the server can be reached, or its question has passed meanwhile */
  unsent = $state<'' | 'kept' | 'passed'>('');
  notice = $state('');

  /** the table in sentences, where the game has words for it; asked for by whoever reads */
  inWords = $state.raw<Place[] | null>(null);
  /** the parts of the number that was clicked */
  madeOf = $state.raw<Breakdown | null>(null);

  selected = $state.raw<Option | null>(null);
  narrowed = $state.raw<Option[] | null>(null);
  refusal = $state<Refusal | null>(null);
  /** things the board draws now; options of other things become chips */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  lit = $state.raw<ReadonlySet<string>>(new Set());
  litSeat = $state<number | null>(null);
  drawer = $state<Drawer>('none');
  ruleWanted = $state('');
  /** the thing whose large picture and full text are shown */
  zoomed = $state('');
  spoken = $state('');
  asked = $state('');
  sending = $state(false);
  /** on a phone every answer also stands in the list, so that no small thing must be hit */
  listAll = $state(false);

  private questionAt = 0;
  /** the thing whose answer is on its way */
  private clicked = '';
  /** the answer to choose when the act that is being taken up has come to its question */
  private wanted: number | null = null;

  /** at the table of a lesson: who teaches it */
  coach = $state.raw<Coach | null>(null);

  constructor(private readonly server: Server) {
    super();
  }

  /** at one device: the seat that was last told to be there, and the one that the table is hidden for until it is */
  shownTo = $state<number | null>(null);
  readonly veiled = $derived(
    this.held.length > 1 && this.question && this.question.seat !== this.shownTo ? this.question.seat : null,
  );

  /**
   * Attributes that make an element a thing of the table: spread them on whatever draws it. Without a label its own words
   * speak. The log may know it by an alias. What every seat has (a row, a cell) names its owner, so that the deed of
   * another seat marks it there and not here.
   */
  thing(id: string, label = '', alias = id, owner?: number): Record<string, string | number | undefined> {
    const state = this.stateOf(id, alias, owner);
    const actable = state === 'legal' || state === 'selected';
    return {
      'data-thing': id,
      'data-state': state,
      role: 'button',
      tabindex: actable ? 0 : -1,
      'aria-label': label || undefined,
      'aria-pressed': state === 'selected' ? 'true' : undefined,
    };
  }

  stateOf(id: string, alias = id, owner?: number): string {
    if (this.selected?.thing === id) return 'selected';
    if (this.draftedThings.has(id)) return 'drafted';
    if (this.refusal?.thing === id) return 'refused';
    const of = (seat: number | null): boolean => owner === undefined || seat === null || seat === owner;
    if (of(this.litSeat) && (this.lit.has(id) || this.lit.has(alias))) return 'lit';
    if (this.byThing.has(id)) return 'legal';
    if (of(this.lastSeat) && (this.last.has(id) || this.last.has(alias))) return 'last';
    return '';
  }

  /** what was chosen for the act being put together: it stays chosen to the eye */
  readonly draftedThings = $derived(
    new Set(
      this.draft.flatMap((step) =>
        step.options.filter((option) => option.id === step.chosen && !step.small).map((option) => option.thing),
      ),
    ),
  );

  /** A new view; the page lets the pieces glide from where they lay. */
  show(view: unknown): void {
    this.madeOf = null;
    this.beforeShow();
    this.view = view;
  }

  /** set by the page that draws the board */
  beforeShow: () => void = () => {};

  private present: { view: unknown; last: ReadonlySet<string>; seat: number | null } | null = null;

  /** Shows a deed again, or with null the present. */
  private showDeed(deed: Deed | null): void {
    this.present ??= { view: this.view, last: this.last, seat: this.lastSeat };
    const { view, last, seat } = this.present;
    if (!deed) this.present = null;
    if (deed ? deed.view : view) this.show(deed ? deed.view : view);
    this.last = deed ? new Set(deed.things) : last;
    this.lastSeat = deed ? deed.seat : seat;
  }

  /** Something new has come: whoever looks at earlier deeds again is not kept from it, nor brought back to what was. */
  leaveAgain(): void {
    this.present = null;
    this.again.leave();
  }

  /** Plays a big event again, from the log or the end. */
  playScene(scene: Scene): void {
    this.scene = scene;
  }

  /** A new question: nothing chosen but what suits most players, nothing refused any more. */
  ask(question: Question | null, draft: DraftStep[] = [], suggested: number | null = null): void {
    const same =
      question !== null &&
      this.question !== null &&
      question.text === this.question.text &&
      question.options.length === this.question.options.length;
    const first = this.wanted ?? suggested;
    this.question = question;
    this.previews = {};
    this.draft = draft;
    this.suggested = suggested;
    this.selected = question?.options.find((option) => option.id === first) ?? null;
    this.wanted = null;
    this.narrowed = null;
    this.menu = null;
    this.refusal = null;
    this.dropAdvice();
    this.sending = false;
    if (!same) this.questionAt = Date.now();
  }

  /** Previews of a version's question; those of an older one come too late. */
  foresee(version: number, found: Readonly<Record<number, Preview>>): void {
    if (version === this.version && this.question) this.previews = { ...this.previews, ...found };
  }

  /** A click or Enter on a thing: answers the question, or takes up the act that begins with it. The one way in for boards. */
  click(id: string): void {
    this.lit = new Set();
    this.menu = null;
    this.catchUp();
    if (this.sending) return this.busy(id);
    const options = this.byThing.get(id);
    if (this.coach?.hears(id, options ?? [], (option) => this.server.play(option, this.version, true))) return;
    if (!options) {
      if (this.question) this.server.acts(id);
      return;
    }
    if (this.selected?.thing === id) return this.confirm();
    if (options.length === 1) return this.choose(options[0]!);
    this.narrowed = options;
    this.selected = null;
  }

  /** The answer that is kept shall not go out; too late if the server may have it. */
  private withdraw(): void {
    if (!this.server.withdraw()) return;
    this.unsent = '';
    this.sending = false;
  }

  /** Whoever acts is where the game is. */
  private catchUp(): void {
    if (this.unsent === 'passed') this.unsent = '';
    this.again.stop();
    if (this.follow.ready) this.follow.toNow();
  }

  /** The same thing twice is a nervous finger; another one is told that the first is on its way. */
  private busy(id: string): void {
    if (id !== this.clicked)
      this.refusal = { thing: id, says: t('table.onItsWay'), rule: '', section: '', alternative: '' };
  }

  /** What begins with a thing: one act is taken up, several are offered, none is refused with its reason. */
  takeActs(thing: string, acts: Act[], refusal: Refusal | null): void {
    if (acts.length === 1) this.takeUp(acts[0]!);
    else if (acts.length) this.menu = { thing, acts };
    else if (refusal) this.refuse(refusal);
  }

  /** Takes an act up: everything that puts it together is sent, what would carry it out is only chosen. */
  takeUp(act: Act): void {
    if (this.sending) return;
    this.menu = null;
    this.refusal = null;
    if (act.back || act.steps.length) {
      this.wanted = act.last?.id ?? null;
      const steps = act.steps.map((step) => step.id);
      this.replan(act.back, steps, [], act.last?.notation);
    } else this.selected = this.question?.options.find((option) => option.id === act.last?.id) ?? null;
  }

  /** Answers an earlier question of the act otherwise; later answers are kept where they are still allowed. */
  change(step: number, option: Option): void {
    const later = this.draft.slice(step + 1).map((each) => each.chosen);
    if (this.draft[step]?.chosen !== option.id) this.replan(this.draft.length - step, [option.id], later);
  }

  private replan(back: number, steps: number[], then: number[] = [], meant?: string): void {
    if (this.sending) return;
    this.sending = true;
    this.clicked = '';
    this.server.takeUp(back, steps, then, this.version, meant);
  }

  /** Selects an option, or sends it at once where the reader wants no confirmation for it. */
  choose(option: Option): void {
    this.refusal = null;
    if (this.selected?.id === option.id) return this.confirm();
    const first = settings.confirm === 'always' || (settings.confirm === 'final' && option.final);
    if (first) this.selected = option;
    else this.send(option);
  }

  confirm(): void {
    if (!this.selected || Date.now() - this.questionAt < settings.guard) return;
    this.send(this.selected);
  }

  private send(option: Option): void {
    if (this.sending || this.coach?.pauses()) return;
    if (this.unsent === 'passed') this.unsent = '';
    this.sending = true;
    this.clicked = option.thing;
    this.server.play(option, this.version);
  }

  /** What is chosen by hand, not because it suits most players. */
  private readonly picked = $derived(
    this.narrowed !== null || (this.selected !== null && this.selected.id !== this.suggested),
  );

  /** Lets go of what was chosen by hand. */
  unpick(): void {
    this.narrowed = null;
    this.selected = this.question?.options.find((option) => option.id === this.suggested) ?? null;
  }

  /** Escape: closes the nearest thing that is open. */
  escape(): void {
    if (this.scene) this.scene = null;
    else if (this.coach?.remark) this.coach.hush();
    else if (this.refusal) this.refusal = null;
    else if (this.madeOf) [this.madeOf, this.lit] = [null, new Set()];
    else if (this.menu) this.menu = null;
    else if (this.zoomed) this.zoomed = '';
    else if (this.picked) this.unpick();
    else if (this.drawer !== 'none') this.drawer = 'none';
    else this.lit = new Set();
  }

  /** Takes back what was chosen, else the last answer with what was answered for it, else asks the server. */
  undo(): void {
    if (this.unsent === 'kept') this.withdraw();
    else if (this.picked) this.unpick();
    else if (this.draft.length) this.returnTo(this.draft.findLastIndex((step, i) => i === 0 || !step.small));
    else if (this.takeBack !== 'none') this.server.undo();
  }

  /** Goes back to before a question of the act. */
  returnTo(step: number): void {
    this.replan(this.draft.length - step, []);
  }

  why(id: string): void {
    if (this.question) this.server.why(id);
  }

  describe(): void {
    this.server.describe();
  }

  type(text: string): void {
    if (this.coach?.pauses()) return;
    if (this.sending) return this.busy('text');
    this.sending = true;
    this.clicked = '';
    this.server.playNotation(text, this.version);
  }

  say(text: string, to: 'all' | 'partners' = 'all'): void {
    this.server.chat(text, to);
  }

  offerDraw(): void {
    this.server.offerDraw();
  }

  resign(): void {
    this.server.resign();
  }

  standIn(on: boolean): void {
    this.server.standIn(on);
  }

  leavePass(on: boolean): void {
    if (this.seat !== null) this.server.leavePass(this.seat, on);
  }

  takeSeatBack(seat: number): void {
    this.server.takeSeatBack(seat);
  }

  proposeAbout(what: Remedy, seat: number): void {
    this.server.proposeAbout(what, seat);
  }

  answerProposal(accept: boolean): void {
    this.server.answerProposal(accept);
  }

  hint(): void {
    if (this.advising) return;
    this.dropAdvice();
    this.advising = true;
    this.server.hint();
  }

  /** Advice comes: the best move is drawn on the board; where no difference is seen, the best two. */
  takeAdvice(message: HintMessage): void {
    this.advising = false;
    if (message.version !== this.version || !this.question) return;
    this.hints = message.hints;
    this.hintNote = message.note;
    this.advice = message.sure ? message : null;
    const drawn = message.sure ? message.hints.slice(0, 1) : message.hints.slice(0, 2);
    this.lit = new Set(drawn.flatMap((hint) => hint.things.slice(0, message.sure ? undefined : 1)));
    this.litSeat = this.seat;
    const best = message.hints[0];
    if (best) this.spoken = [best.line, this.advice?.brief].filter(Boolean).join('. ');
  }

  dropAdvice(): void {
    if (this.hints.length) this.lit = new Set();
    this.hints = [];
    this.hintNote = '';
    this.advice = null;
    this.advising = false;
  }

  /** A click on a number: its parts open beside it; a second click closes them. */
  explain(what: string): void {
    if (this.madeOf?.what === what) this.madeOf = null;
    else this.server.explain(what);
  }

  refuse(refusal: Refusal): void {
    this.sending = false;
    this.wanted = null;
    this.refusal = refusal;
  }

  /** The coach of the lesson waits for something else; nothing was played. */
  coached(words: string, tried: string, ownWay: () => void): void {
    this.sending = false;
    this.wanted = null;
    this.coach?.say(words, ownWay, tried);
  }

  showRule(id: string): void {
    this.ruleWanted = id;
    this.drawer = 'rules';
  }

  light(line: LogLine): void {
    this.lit = new Set(line.things);
    this.litSeat = line.seat;
  }
}
