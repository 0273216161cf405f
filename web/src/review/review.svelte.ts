/** The review of one finished game: how far it has come, its moments, and which of them is looked at. */
import { api, Trouble } from '../lib/api';
import { router } from '../lib/router.svelte';
import { ReplayBoard } from '../table/replay_board.svelte';
import type { ReviewDecision, ReviewShare, ReviewStatus } from '../wire';

const AGAIN = 700; // ms until the server is asked how far it has come
const MOST_COSTLY = 3; // moments of each player that are shown first

export type Sight = 'known' | 'truth';

export class ReviewStore {
  readonly board: ReplayBoard;
  status = $state.raw<ReviewStatus | null>(null);
  trouble = $state('');
  sight = $state<Sight>('known');
  /** moments of one seat only; null shows everybody's */
  only = $state<number | null>(null);
  /** answers of the better line that are shown on the board; null: the board shows the game */
  steps = $state<number | null>(null);
  /** all moments, also those that cost less than a player's three dearest */
  every = $state(false);
  /** the seat that somebody chose to play on as; null: whoever is meant here */
  as = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.board = new ReplayBoard(id);
  }

  readonly review = $derived(this.status?.review ?? null);
  readonly found = $derived(
    (this.review?.decisions ?? []).filter((each) => each.verdict === 'mistake' || each.verdict === 'inaccuracy'),
  );
  readonly moments = $derived(this.every ? this.found : costly(this.found));
  readonly listed = $derived(this.moments.filter((each) => this.only === null || each.seat === this.only));
  /** the moment at the present move, if there is one */
  readonly moment = $derived(this.found.find((each) => each.move === this.board.move) ?? null);
  readonly place = $derived(this.moment ? this.listed.indexOf(this.moment) : -1);
  /** whose knowledge counts: of the moment's seat, else of the reader's own, else of the first */
  readonly viewer = $derived(this.sideOf(this.moment?.seat ?? this.status?.seats[0] ?? 0));

  /** the seat to play on as: the chosen one, that of the moment, the reader's own, or whoever is asked */
  get playsAs(): number {
    return this.as ?? this.moment?.seat ?? this.status?.seats[0] ?? this.board.table.waiting?.seat ?? 0;
  }

  sideOf(seat: number): number {
    return Math.max(0, this.review?.sides.findIndex((side) => side.seats.includes(seat)) ?? 0);
  }

  /** The shares of all sides at a point, as the present sight has them. */
  shares(point: { truth: ReviewShare[]; known: ReviewShare[][] }): ReviewShare[] {
    return this.sight === 'truth' ? point.truth : (point.known[this.viewer] ?? point.truth);
  }

  async load(): Promise<void> {
    await this.board.load();
    if (this.board.trouble) return;
    const wanted = Number(router.query.get('move') ?? -1);
    if (wanted >= 0) await this.goto(wanted);
    await this.ask(() => api.review(this.id));
    if (this.status?.state === 'none') await this.ask(() => api.askReview(this.id));
    if (wanted < 0) await this.goto(this.moments[0]?.move ?? this.board.n);
    else this.mark();
  }

  again(): Promise<void> {
    return this.ask(() => api.askReview(this.id));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async ask(call: () => Promise<ReviewStatus>): Promise<void> {
    try {
      this.status = await call();
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.says : String(error);
      return;
    }
    if (this.status.state !== 'running') return;
    await new Promise((wake) => (this.timer = setTimeout(wake, AGAIN)));
    await this.ask(() => api.review(this.id));
  }

  /** Shows the board before a move; a moment is marked on it. */
  async goto(move: number): Promise<void> {
    this.steps = this.as = null;
    this.trouble = '';
    const moment = this.found.find((each) => each.move === move);
    const seat = moment?.seat ?? this.status?.seats[0];
    this.board.eyes = this.sight === 'truth' || seat === undefined ? 'all' : String(seat);
    await this.board.show(move);
    this.mark();
  }

  look(sight: Sight): Promise<void> {
    this.sight = sight;
    return this.goto(this.board.move);
  }

  /** Plays the better line on the board, so many answers of it; without a number the game is shown again. */
  async follow(steps: number | null): Promise<void> {
    const { moment } = this;
    if (!moment || steps === null) return this.goto(this.board.move);
    const { answers } = better(moment);
    this.steps = Math.max(0, Math.min(steps, answers.length));
    this.board.eyes = this.sight === 'truth' ? 'all' : String(moment.seat);
    await this.board.put(() => api.betterLine(this.id, moment.number, this.steps ?? 0, this.board.eyes));
    const next = answers[this.steps];
    this.board.table.lit = new Set(next ? [next.thing] : []);
    this.board.table.litSeat = moment.seat;
  }

  /** What leads here: with what the review says, or without a word of what came. */
  link(spoilers: boolean): string {
    if (spoilers) return `/review/${this.id}?move=${this.board.move}`;
    return this.moment
      ? `/quiz/${this.id}/${this.moment.number}`
      : `/replay/${this.id}?move=${this.board.move}&blind=1`;
  }

  async step(by: 1 | -1): Promise<void> {
    const here = this.board.move;
    const next =
      by > 0 ? this.listed.find((each) => each.move > here) : this.listed.findLast((each) => each.move < here);
    if (next) await this.goto(next.move);
  }

  /** Opens a table that goes on from the present move, with the better answers already given or not. */
  async playOn(answers: string[] = []): Promise<void> {
    try {
      const { move } = this.board;
      const made = await api.playOn(this.id, { move, seats: [this.playsAs], eyes: this.sight, answers });
      router.go(`/table/${made.table}`);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.says : String(error);
    }
  }

  private mark(): void {
    const { moment } = this;
    if (!moment) return;
    this.board.table.last = new Set(moment.played.answers.map((answer) => answer.thing));
    this.board.table.lit = new Set(better(moment).answers.map((answer) => answer.thing));
    this.board.table.litSeat = moment.seat;
    this.board.table.lastSeat = moment.seat;
  }
}

/** Of each player the moments that cost most, in the order of the game. */
function costly(found: ReviewDecision[]): ReviewDecision[] {
  const dearer = (moment: ReviewDecision): number =>
    found.filter((each) => each.seat === moment.seat && each.loss > moment.loss).length;
  return found.filter((moment) => dearer(moment) < MOST_COSTLY);
}

/** The best line that was found instead of what was played. */
export function better(moment: ReviewDecision): ReviewDecision['played'] {
  return moment.others[0] ?? moment.played;
}

/** A share as people say it: 57 of 100 games. */
export function percent(share: number): number {
  return Math.round(share * 100);
}
