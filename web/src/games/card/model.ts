/** The card game's view as the board draws it. */
import scoring from '@games/card/components/scoring.yaml';
import type { CardLook } from './look';
import type { Fragments, Limits, WinningLine, SeatView, Side } from './wire';

export interface Placed {
  thing: string;
  card: CardLook;
}

export interface SeatModel {
  seat: number;
  name: string;
  bot: boolean;
  hand: number;
  /** cards this reader saw go into the hand; not sure where it may be another hand */
  known: { card: CardLook; sure: boolean }[];
  bliss: number;
  gloom: number;
  /** totals if the Revelation came now, the place among the seats, the line reached or what is missing */
  coming: Fragments;
  lines: WinningLine[];
  /** among those who would win, 0 for none */
  place: number;
  badge: { text: string; reached: boolean; whole: string };
  /** the line of the bonus list that the Mindset reaches now */
  combination: string;
  bonus: number;
  meets: SeatView['meets'];
  mindset: Placed[];
  deciding: boolean;
  /** the Ability being used now */
  using: string;
}

export interface Column {
  stack: number;
  /** the next card taken here brings the Revelation */
  revealing: boolean;
  card: Placed | null;
  thing: string;
}

export interface CardModel {
  cycle: number;
  mood: Side;
  deck: number;
  discard: Placed[];
  supply: Fragments;
  columns: Column[];
  seats: SeatModel[];
  own: SeatModel | null;
  others: SeatModel[];
  hand: Placed[];
  /** cards of the hand put aside to be discarded */
  aside: ReadonlySet<string>;
  /** the card about to enter your own Mindset */
  entering: CardLook | null;
  /** hands of others that may be seen now */
  seen: { seat: number; cards: Placed[] }[];
  turn: number;
  /** the place in the Mindset of whoever uses an Ability now, -1 for none */
  usingPlace: number;
  actions: number;
  used: string[];
  limits: Limits;
  /** by which rule the first would win if the Revelation came now */
  why: string;
}

interface Bonus {
  id: string;
  name: string;
  bonus: number;
}
interface Pattern {
  emotions: number;
  groups: number[];
  combination: string;
}
const VIBES = ['red', 'blue', 'yellow', 'green'] as const;
const PLACES = scoring.constants.mindset_limit as number;

/** The bonus list as the component file tells it; each line with an example of as few Emotions as make it. */
export const COMBINATIONS = (scoring.vibe_bonus.combinations as Bonus[]).map(({ id, name, bonus }) => {
  const patterns = (scoring.vibe_bonus.patterns.items as Pattern[]).filter((pattern) => pattern.combination === id);
  const fewest = patterns.reduce((best, each) => (each.emotions < best.emotions ? each : best));
  const shown = fewest.groups.flatMap((size, n) => Array<string>(size).fill(VIBES[n]!));
  return { name, bonus, vibes: [...shown, ...Array<null>(PLACES - shown.length).fill(null)] };
});
