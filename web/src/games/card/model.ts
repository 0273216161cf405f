/** The card game's view as the board draws it. */
import scoring from '@games/card/components/scoring.yaml';
import type { CardLook } from './look';
import type { Fragments, Limits, SeatView, Side } from './wire';

export interface Placed {
  thing: string;
  card: CardLook;
}

export interface SeatModel {
  seat: number;
  name: string;
  bot: boolean;
  hand: number;
  /** names of cards this reader saw go into the hand; a question mark where it may be another hand */
  known: string[];
  bliss: number;
  gloom: number;
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
  /** the card about to enter the own Mindset */
  entering: CardLook | null;
  /** hands of others that may be seen now */
  seen: { seat: number; cards: Placed[] }[];
  turn: number;
  actions: number;
  used: string[];
  limits: Limits;
}

interface Line {
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
export const COMBINATIONS = (scoring.vibe_bonus.combinations as Line[]).map(({ id, name, bonus }) => {
  const patterns = (scoring.vibe_bonus.patterns.items as Pattern[]).filter((pattern) => pattern.combination === id);
  const fewest = patterns.reduce((best, each) => (each.emotions < best.emotions ? each : best));
  const shown = fewest.groups.flatMap((size, n) => Array<string>(size).fill(VIBES[n]!));
  return { name, bonus, vibes: [...shown, ...Array<null>(PLACES - shown.length).fill(null)] };
});
