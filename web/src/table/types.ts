/** What the table chrome works with. The connection turns wire messages into these. */
import type { Ending, Preview } from '../wire';

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

/** A question of the act being put together, and what was answered. */
export interface DraftStep {
  question: string;
  chosen: number;
  options: Option[];
  /** its first answer suits most players: it was given without asking, and can be changed in the panel */
  small: boolean;
}

/** What a thing begins: how many answers to take back, answers that put it together, the one that would carry it out. */
export interface Act {
  label: string;
  back: number;
  steps: Option[];
  last: Option | null;
  /** what it costs and brings as a whole; told where there is a choice of several */
  preview: Preview | undefined;
}

export interface Seat {
  seat: number;
  name: string;
  holder: 'person' | 'bot' | 'open';
  level: string;
  here: boolean;
  /** a bot plays for the person who holds this seat */
  standIn: boolean;
  /** whom an open seat is kept for */
  kept?: string;
  keptForYou?: boolean;
  /** away so long that the others may vote on the seat */
  absent?: boolean;
  /** somebody else may sit down */
  offered?: boolean;
  /** who sits in */
  sitter?: string;
  /** this reader's own, though somebody sits in */
  yours?: boolean;
  /** until when the player is on holiday, in seconds; 0 if not */
  holiday?: number;
}

export interface LogLine {
  n: number;
  seat: number | null;
  text: string;
  /** rule id that caused it */
  rule: string;
  /** things on the board that light up */
  things: string[];
  /** number of the move it belongs to */
  move: number;
}

/** What one answer of somebody did. */
export interface Deed {
  /** who did it */
  seat: number | null;
  lines: LogLine[];
  things: string[];
  /** the table afterwards; null where it was not seen */
  view: unknown;
}

/** The line that names a deed: the first one that is about something on the table. */
export function headline(deed: Deed): LogLine | undefined {
  return deed.lines.find((line) => line.things.length) ?? deed.lines[0];
}

export interface Refusal {
  thing: string;
  says: string;
  rule: string;
  section: string;
  /** notation of the nearest legal choice */
  alternative: string;
}

export interface Rule {
  id: string;
  section: string;
  rule: string;
  ruling: string;
  refusal: string;
  onlyWith: string;
  inPlay: boolean;
  /** rules that belong to it */
  see: string[];
  /** how people ask for it; for the search only */
  asked: string[];
}

export interface ChatLine {
  n: number;
  name: string;
  text: string;
  room: 'players' | 'spectators' | 'partners';
}

export interface Result {
  winners: number[];
  points: number[];
  reason: string;
  ending: Ending | null;
}

/** Something that needs the answer of the others: a rewind beyond the boundary, a draw. */
export interface Proposal {
  id: number;
  what: string;
  by: number;
  /** the seat of the absent that it is about */
  about: number | null;
  needed: number;
  waiting: number[];
}

/** What the others may do about the seat of somebody absent. */
export type Remedy = 'bot' | 'seat' | 'end';

export type TakeBack = 'free' | 'ask' | 'none';
export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
