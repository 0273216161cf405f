// Written by tools/wire_types.py from insula.games.card.eyes.view_model; `make generate` writes it again.

export type Side = 'bliss' | 'gloom';

export type Arrival = '' | 'entered' | 'swapped';

export type Condition = '' | 'balanced' | 'single-minded bliss' | 'single-minded gloom';

export type LineId = 'single-minded bliss' | 'single-minded gloom' | 'balanced';

/** Fragments of both sides. */
export interface Fragments {
  bliss: number;
  gloom: number;
}

/** A card that these eyes saw go into a hand; not sure where it may be another hand. */
export interface KnownCard {
  card: string;
  sure: boolean;
}

/** An Emotion in a Mindset; a merged one shows its partner below. */
export interface EmotionView {
  card: string;
  partner: string | null;
  fragments: number;
  fragment_slots: number;
  absorbed: number;
  absorb_slots: number;
  arrived: Arrival;
}

/** One player as these eyes see them. */
export interface SeatView {
  hand: number;
  known: KnownCard[];
  mindset: EmotionView[];
  bliss: number;
  gloom: number;
  last_scored: number;
  combination: string;
  bonus: number;
  meets: Condition;
  won: boolean;
}

/** The Ability being used: who, from which place, and on what; an Emotion is its seat and its place. */
export interface Using {
  seat: number;
  place: number;
  ability: string;
  victim: number | null;
  source: number[] | null;
  host: number[] | null;
}

/** Scored Fragments that win: of one side, or of each side at once. */
export interface ToWin {
  of_one: number;
  of_each: number;
}

/** What the rules allow, for those who draw the table. */
export interface Limits {
  actions: number;
  mindset: number;
  to_win: ToWin;
}

/** A winning line: what it needs, what the scoring area misses now, and what would be short after a Revelation. */
export interface WinningLine {
  id: LineId;
  name: string;
  needs_bliss: number;
  needs_gloom: number;
  missing_bliss: number;
  missing_gloom: number;
  short_bliss: number;
  short_gloom: number;
  met: boolean;
  coming: boolean;
}

/** Scored Fragments, those after a Revelation now, the lines; `place` among those who would win, 0 for none. */
export interface SeatStanding {
  seat: number;
  bliss: number;
  gloom: number;
  coming_bliss: number;
  coming_gloom: number;
  lines: WinningLine[];
  place: number;
  text: string;
}

/** What scores: the players' lines, who would win if the Revelation came now, and by which rule in words. */
export interface Standing {
  seats: SeatStanding[];
  winners: number[];
  why: string;
}

/** A hand that a thief looks at. */
export interface Looking {
  seat: number;
  cards: string[];
}

/** The card about to enter, and the place that it will take. */
export interface Entering {
  card: string;
  discard: number | null;
}

/** The table; the last five only for the eyes of a seat. */
export interface CardView {
  you: number | null;
  cycle: number;
  mood: Side;
  turn: number;
  actions: number;
  used: string[];
  cancelled: string[];
  deck: number;
  discard: string[];
  impulse: (string | null)[];
  stacks: number[];
  revealing: boolean[];
  supply: Fragments;
  seats: SeatView[];
  using: Using | null;
  limits: Limits;
  standing: Standing;
  hand?: string[];
  looking?: Looking | null;
  entering?: Entering | null;
  aside?: string[];
  mulligan?: boolean;
}
