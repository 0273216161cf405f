/** What the table chrome works with. The connection turns wire messages into these. */

export interface Option {
  /** number the server knows it by */
  id: number;
  /** notation: what the Text panel types */
  notation: string;
  /** what to click on the board, e.g. "card:courage" or "button:pass" */
  thing: string;
  /** words for the button */
  label: string;
  /** cannot be taken back: something hidden is learned, or the turn passes on */
  final: boolean;
}

export interface Question {
  kind: string;
  seat: number;
  text: string;
  options: Option[];
}

export type Holder = 'person' | 'bot' | 'open';

export interface Seat {
  seat: number;
  name: string;
  holder: Holder;
  level: string;
  here: boolean;
  score: number;
  /** seconds left on the clock; null where there is none */
  clock: number | null;
}

export interface LogLine {
  n: number;
  seat: number | null;
  text: string;
  /** rule id that caused it */
  rule: string;
  cause: string;
  /** things on the board that light up */
  things: string[];
  /** notation of the move this line belongs to */
  move: string;
  mine?: 'refusal';
}

export interface Refusal {
  thing: string;
  says: string;
  rule: string;
  section: string;
  sentence: string;
}

export interface Rule {
  id: string;
  section: string;
  rule: string;
  ruling: string;
  refusal: string;
}

export interface ChatLine {
  n: number;
  name: string;
  text: string;
  spectator: boolean;
}

export interface Result {
  winners: number[];
  points: number[];
  reason: string;
}

/** Something that needs the answer of the others: a rewind beyond the boundary, a draw. */
export interface Proposal {
  kind: string;
  by: number;
  text: string;
  waitingFor: number[];
}

export type TakeBack = 'free' | 'ask' | 'none';
export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
