/** One table as the server has told it to these eyes: seats, view, question, log, what the others did. */
import type {
  ClockInfo,
  HintInfo,
  HintMessage,
  PackInfo,
  PlaceInfo,
  Preview,
  RematchInfo,
  Scene,
  TableMessage,
} from '../wire';
import { said, sitting } from './messages';
import type { ChatLine, Deed, DraftStep, LogLine, Option, Proposal, Question, Result, Seat, TakeBack } from './types';

export class Known {
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
  /** the questions of the act being put together, oldest first */
  draft = $state.raw<DraftStep[]>([]);
  /** the answer that the open question is shown with */
  suggested = $state<number | null>(null);
  takeBack = $state<TakeBack>('none');
  log = $state.raw<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  /** the clocks as the server told them, and when */
  clock = $state.raw<(ClockInfo & { at: number }) | null>(null);
  hints = $state.raw<HintInfo[]>([]);
  hintNote = $state('');
  /** how much better the first hint is than the second, and why; null where no difference is seen */
  advice = $state.raw<Pick<HintMessage, 'gain' | 'brief' | 'why'> | null>(null);
  /** advice was asked for and has not come yet */
  advising = $state(false);
  /** whether this table gives this player advice */
  mayAsk = $state(false);
  /** how fast the table plays and what happens on time-out, in words */
  pace = $state('');
  watchers = $state(0);
  /** whether partners can be talked to alone */
  partners = $state(false);
  /** until the start: who opened the table, its set-up in words, teams and picks of the seats */
  by = $state('');
  told = $state.raw<string[]>([]);
  places = $state.raw<PlaceInfo[]>([]);
  state = $state('playing');
  /** seats this browser holds; several in a hot-seat game */
  held = $state<number[]>([]);
  proposal = $state<Proposal | null>(null);
  result = $state<Result | null>(null);
  /** the things of the last deed, and who did it: what belongs to a seat is marked on that seat's board only */
  last = $state.raw<ReadonlySet<string>>(new Set());
  lastSeat = $state<number | null>(null);
  /** what the others have done since this reader last did something, oldest first */
  since = $state.raw<Deed[]>([]);
  /** the big events of the game */
  scenes = $state.raw<Scene[]>([]);
  rematch = $state<RematchInfo | null>(null);
  /** what the server promised before the first turn about the shuffle */
  commitment = $state('');
  /** the corrected cards that are played with */
  pack = $state.raw<PackInfo | null>(null);

  /** the answers that each thing stands for */
  readonly byThing = $derived.by(() => {
    const map = new Map<string, Option[]>();
    for (const option of this.question?.options ?? []) {
      const list = map.get(option.thing);
      if (list) list.push(option);
      else map.set(option.thing, [option]);
    }
    return map;
  });

  /** whether a pass may be left for others' turns, and for which own seats one is left */
  standing = $state.raw<{ possible: boolean; seats: number[] }>({ possible: false, seats: [] });
  readonly passLeft = $derived(this.seat !== null && this.standing.seats.includes(this.seat));

  readonly mine = $derived(this.question !== null && this.seat !== null);
  readonly over = $derived(this.result !== null);

  isLegal(id: string): boolean {
    return this.byThing.has(id);
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** The table itself: who sits there, who watches, how it is played. */
  takeTable(message: TableMessage): void {
    this.id = message.table;
    this.game = message.game;
    this.title = message.title;
    this.state = message.state;
    this.held = message.you;
    if (this.seat === null || !message.you.includes(this.seat)) this.seat = message.you[0] ?? null;
    this.seats = message.seats.map(sitting);
    this.watchers = message.spectators;
    this.partners = message.partners;
    this.by = message.by;
    this.told = message.told;
    this.places = message.places;
    this.rematch = message.rematch;
    this.mayAsk = message.hints;
    this.pace = message.pace.says;
    this.chat = message.chat.map(said);
    this.commitment = message.commitment;
    this.pack = message.pack;
  }
}
