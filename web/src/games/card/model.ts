/** The card game's view as the board draws it. */
import type { CardLook } from './look';

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
  bonus: number;
  meets: string;
  mindset: Placed[];
  deciding: boolean;
  /** the Ability being used now */
  using: string;
}

export interface Column {
  stack: number;
  card: Placed | null;
  thing: string;
}

export interface CardModel {
  cycle: number;
  mood: 'bliss' | 'gloom';
  deck: number;
  discard: Placed[];
  supply: { bliss: number; gloom: number };
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
}

export const COMBINATIONS = [
  { name: '3 different', bonus: 1, vibes: ['red', 'yellow', 'blue', null] },
  { name: '3 of a kind', bonus: 2, vibes: ['red', 'red', 'red', null] },
  { name: '2 pairs', bonus: 2, vibes: ['red', 'red', 'blue', 'blue'] },
  { name: '4 different', bonus: 3, vibes: ['red', 'yellow', 'green', 'blue'] },
  { name: '4 of a kind', bonus: 4, vibes: ['red', 'red', 'red', 'red'] },
] as const;

/** Which line of the bonus list the Vibes of a Mindset reach now; -1 for none. Only shown, never scored here. */
export function combination(vibes: string[]): number {
  const counts = [...new Set(vibes)]
    .map((vibe) => vibes.filter((other) => other === vibe).length)
    .sort((a, b) => b - a);
  if (counts[0] === 4) return 4;
  if (counts.length === 4) return 3;
  if (counts[0] === 2 && counts[1] === 2) return 2;
  if (counts[0] === 3) return 1;
  if (counts.length === 3) return 0;
  return -1;
}
