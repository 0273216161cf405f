/** One table as this browser sees it: the view, the question, what is chosen but not sent, what was refused. Knows no game. */
import type { ClockInfo, HintInfo, Preview } from '../wire';
import { settings } from '../lib/settings.svelte';
import type {
  ChatLine,
  Connection,
  LogLine,
  Option,
  Proposal,
  Question,
  Refusal,
  Result,
  Seat,
  TakeBack,
} from './types';

/** How the store talks to the server; the replay page and the tests bring their own. */
export interface Server {
  play(option: Option, version: number): void;
  playNotation(text: string, version: number): void;
  why(thing: string): void;
  undo(): void;
  chat(text: string): void;
  offerDraw(): void;
  resign(): void;
  /** hands the own seat to a bot, or takes it back */
  standIn(on: boolean): void;
  answerProposal(accept: boolean): void;
  hint(): void;
}

export type Drawer = 'rules' | 'settings' | 'chat' | 'log' | 'seats' | 'text' | 'none';

export class TableStore {
  id = $state('');
  game = $state('');
  title = $state('');
  where = $state('');
  version = $state(0);
  seat = $state<number | null>(null);
  seats = $state<Seat[]>([]);
  view = $state.raw<unknown>(null);
  /** in a replay with all open: the view of each seat */
  openViews = $state.raw<unknown[]>([]);
  question = $state.raw<Question | null>(null);
  /** what each answer of the question costs and brings, by option id; it arrives after the question */
  previews = $state.raw<Readonly<Record<number, Preview>>>({});
  /** who the table waits for, and what they are asked, when it is not this seat */
  waiting = $state<{ seat: number; text: string; since: number } | null>(null);
  /** the answers that can still be taken back, oldest first */
  path = $state<string[]>([]);
  takeBack = $state<TakeBack>('none');
  log = $state<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  /** the clocks as the server told them, and when */
  clock = $state.raw<(ClockInfo & { at: number }) | null>(null);
  hints = $state.raw<HintInfo[]>([]);
  hintNote = $state('');
  /** how fast the table plays and what happens on time-out, in words */
  pace = $state('');
  watchers = $state(0);
  state = $state('playing');
  /** seats this browser holds; several in a hot-seat game */
  held = $state<number[]>([]);
  proposal = $state<Proposal | null>(null);
  result = $state<Result | null>(null);
  last = $state.raw<ReadonlySet<string>>(new Set());
  connection = $state<Connection>('connecting');
  notice = $state('');

  selected = $state.raw<Option | null>(null);
  narrowed = $state.raw<Option[] | null>(null);
  refusal = $state<Refusal | null>(null);
  /** things the board draws now; options of other things become chips */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  lit = $state.raw<ReadonlySet<string>>(new Set());
  drawer = $state<Drawer>('none');
  ruleWanted = $state('');
  /** the thing whose large picture and full text are shown */
  zoomed = $state('');
  spoken = $state('');
  asked = $state('');
  sending = $state(false);

  private questionAt = 0;
  private pending = '';
  private target: number | null = null;

  constructor(private readonly server: Server) {}

  readonly byThing = $derived.by(() => {
    const map = new Map<string, Option[]>();
    for (const option of this.question?.options ?? []) {
      const list = map.get(option.thing);
      if (list) list.push(option);
      else map.set(option.thing, [option]);
    }
    return map;
  });

  readonly mine = $derived(this.question !== null && this.seat !== null);
  readonly over = $derived(this.result !== null);

  /** Attributes that make an element a thing of the table: spread them on whatever draws it. Without a label its own words speak. The log may know it by an alias. */
  thing(id: string, label = '', alias = id): Record<string, string | number | undefined> {
    const state = this.stateOf(id, alias);
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

  stateOf(id: string, alias = id): string {
    if (this.selected?.thing === id) return 'selected';
    if (this.refusal?.thing === id) return 'refused';
    if (this.lit.has(id) || this.lit.has(alias)) return 'lit';
    if (this.byThing.has(id)) return 'legal';
    if (this.last.has(id) || this.last.has(alias)) return 'last';
    return '';
  }

  isLegal(id: string): boolean {
    return this.byThing.has(id);
  }

  /** A new view; the page lets the pieces glide from where they lay. */
  show(view: unknown): void {
    this.beforeShow();
    this.view = view;
  }

  /** set by the page that draws the board */
  beforeShow: () => void = () => {};

  /** A new question: nothing chosen, nothing refused any more. */
  ask(question: Question | null): void {
    const same =
      question !== null &&
      this.question !== null &&
      question.text === this.question.text &&
      question.options.length === this.question.options.length;
    this.question = question;
    this.previews = {};
    this.selected = null;
    this.narrowed = null;
    this.refusal = null;
    this.hints = [];
    this.hintNote = '';
    this.sending = false;
    if (!same) this.questionAt = Date.now();
  }

  /** Previews of a version's question; those of an older one come too late. */
  foresee(version: number, found: Readonly<Record<number, Preview>>): void {
    if (version === this.version && this.question) this.previews = { ...this.previews, ...found };
  }

  /** A click or Enter on a thing. */
  press(id: string): void {
    this.lit = new Set();
    const options = this.byThing.get(id);
    if (!options) {
      if (this.question) this.server.why(id);
      return;
    }
    if (this.selected?.thing === id) return this.confirm();
    if (options.length === 1) return this.choose(options[0]!);
    this.narrowed = options;
    this.selected = null;
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
    if (this.sending) return;
    this.sending = true;
    this.pending = option.label;
    this.server.play(option, this.version);
  }

  /** Escape: closes the nearest thing that is open. */
  escape(): void {
    if (this.refusal) this.refusal = null;
    else if (this.zoomed) this.zoomed = '';
    else if (this.selected || this.narrowed) [this.selected, this.narrowed] = [null, null];
    else if (this.drawer !== 'none') this.drawer = 'none';
    else this.lit = new Set();
  }

  undo(): void {
    if (this.selected || this.narrowed) [this.selected, this.narrowed] = [null, null];
    else if (this.takeBack !== 'none') {
      this.path.pop();
      this.server.undo();
    }
  }

  /** Goes back to before the step of the path with this index, one answer at a time. */
  returnTo(index: number): void {
    this.target = index;
    this.undo();
  }

  /** A change arrived: the path grows by the answer that was sent, and ends where nothing can be taken back. */
  walk(canUndo: boolean): void {
    if (!canUndo) this.path = [];
    else if (this.pending) this.path.push(this.pending);
    this.pending = '';
    if (this.target === null) return;
    if (canUndo && this.path.length > this.target) {
      this.path.pop();
      this.server.undo();
    } else this.target = null;
  }

  why(id: string): void {
    if (this.question) this.server.why(id);
  }

  type(text: string): void {
    this.server.playNotation(text, this.version);
  }

  say(text: string): void {
    this.server.chat(text);
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

  answerProposal(accept: boolean): void {
    this.server.answerProposal(accept);
  }

  hint(): void {
    this.server.hint();
  }

  refuse(refusal: Refusal): void {
    this.sending = false;
    this.refusal = refusal;
    this.log.push({
      n: this.log.findLast((line) => !line.mine)?.n ?? 0,
      seat: this.seat,
      text: refusal.says,
      rule: refusal.rule,
      things: [refusal.thing],
      move: -1,
      mine: 'refusal',
    });
  }

  showRule(id: string): void {
    this.ruleWanted = id;
    this.drawer = 'rules';
  }

  light(line: LogLine): void {
    this.lit = new Set(line.things);
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }
}
