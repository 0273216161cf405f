/** The card game's view as the board draws it. */
import type { CardLook } from './look';

export interface Placed { thing: string; card: CardLook }

export interface SeatModel {
  seat: number;
  name: string;
  bot: boolean;
  hand: number;
  bliss: number;
  gloom: number;
  mindset: Placed[];
  deciding: boolean;
}

export interface Column { stack: number; card: Placed | null; thing: string }

export interface CardModel {
  cycle: number;
  mood: 'bliss' | 'gloom';
  deck: number;
  discard: number;
  columns: Column[];
  seats: SeatModel[];
  own: SeatModel | null;
  others: SeatModel[];
  hand: Placed[];
  /** cards of another hand that this seat is looking at */
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
  const counts = [...new Set(vibes)].map((vibe) => vibes.filter((other) => other === vibe).length).sort((a, b) => b - a);
  if (counts[0] === 4) return 4;
  if (counts.length === 4) return 3;
  if (counts[0] === 2 && counts[1] === 2) return 2;
  if (counts[0] === 3) return 1;
  if (counts.length === 3) return 0;
  return -1;
}
