// Written by tools/wire_types.py from insula.games.cerebria.eyes.view_model; `make generate` writes it again.

export type Kind = 'bliss' | 'gloom';

export type Mode = 'basic' | 'full' | 'balance';

export type Team = 'bliss' | 'gloom' | 'balance';

export type VibeWord = 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild';

export type BoardSide = 'a' | 'b';

export type Ability = 'add vibe' | 'rotate' | 'extra action';

export type Ending = '' | 'common row' | 'capping' | 'twenty points';

export type Gone = '' | 'compared' | 'removed';

export type FortressSize = '' | 'minor' | 'major';

/** A power in force: the card it comes from, where that lies, what it does. */
export interface Modifier {
  by: string;
  slot: number;
  what: string;
  amount: number;
}

/** An Emotion on the board; `row` and `printed` are what its card says, `intensity` what counts. */
export interface SlotView {
  card: string;
  house: boolean;
  team: Team;
  side: Team;
  vibe: VibeWord;
  essence: number;
  spaces: number;
  row: number[];
  printed: number;
  token: number;
  intensity: number;
  insecure: boolean;
  muted: boolean;
  owner: number;
  invoker: number;
  blocked_in: string[];
  modifiers: Modifier[];
}

/** A Fortress, the side it counts for, and the Intensity it adds. */
export interface FortressView {
  team: Team;
  side: Team;
  size: FortressSize;
  bonus: number;
  fresh: boolean;
}

/** A Realm: who holds it by which sums, and its Action with the price for these eyes. */
export interface RealmView {
  id: string;
  control: Team | null;
  bliss: number;
  gloom: number;
  blocked: number[];
  fortress: FortressView | null;
  sphere: string;
  action: string;
  price: number;
}

/** A Frontier and who holds it. */
export interface FrontierView {
  id: string;
  word: string;
  control: Team | null;
  bliss: number;
  gloom: number;
}

/** The Sphere that stands at a Realm; low when one Absorb without any bonus empties it. */
export interface SphereView {
  id: string;
  realm: string;
  willpower: number;
  full: number;
  low: boolean;
}

/** Fragments of a team in the Identity. */
export interface Identity {
  minor: number;
  major: number;
  capping: number;
}

/** A team; what it looks at and has seen of its Hidden deck is for its own eyes. */
export interface TeamView {
  id: Team;
  ambition: number;
  minor: number;
  major: number;
  identity: Identity;
  identity_points: number;
  points: number;
  extra_points: number;
  score: number;
  hidden_deck: number;
  has_hidden: boolean;
  hidden: string | null;
  looking_at?: string[];
  seen?: string[];
}

/** A printed price: Willpower, Ambition, Essence. */
export interface Price {
  wp?: number;
  amb?: number;
  ess?: number;
}

/** An upgrade as printed, with the words made from its numbers. */
export interface UpgradeView {
  name: string;
  price: Price;
  text: string;
}

/** A Spirit Action with its upgrades; tokens lie on the Action itself, then on each upgrade. */
export interface RowView {
  action: string;
  name: string;
  price: Price;
  text: string;
  tokens: (VibeWord | null)[];
  upgrades: UpgradeView[];
}

/** A card in hand; known where all have seen it. */
export interface HandCard {
  card: string;
  known: boolean;
  house: boolean;
}

/** A player; the hand is for the eyes of the team. */
export interface SeatView {
  team: Team;
  spirit: string | null;
  power: string;
  space: number | null;
  willpower: number;
  essence: number;
  gloom_essence: number;
  cards: number;
  known: string[];
  deck: number;
  unseen: number;
  top: string | null;
  returned: string[];
  list: Record<string, number>;
  rows: RowView[];
  hand?: HandCard[];
}

/** A marked space of the Wheel and what it gives. */
export interface WheelMark {
  space: number;
  gain: 'essence' | 'card' | 'ambition';
}

/** The Wheel of Intentions: its steps, and those that pay a bonus. */
export interface WheelView {
  steps: number;
  bonuses: WheelMark[];
}

/** What the rules allow, for those who draw the table; no Wheel without Intentions. Abilities cost Ambition. */
export interface Limits {
  ambition: number;
  minor: number;
  major: number;
  wheel: WheelView | null;
  abilities: Record<Ability, number>;
}

/** The next marked space of a Wheel: its number, how many points away it is, what it gives. */
export interface WheelBonus {
  at: number;
  away: number;
  gain: 'essence' | 'card' | 'ambition';
}

/** The points of a team by where they come from; `pending` are Intentions just earned, not yet on the Wheel. */
export interface TeamStanding {
  team: Team;
  total: number;
  wheel: number;
  identity: number;
  extra: number;
  pending: number;
  next_bonus: WheelBonus | null;
}

/** How near a team is to an Intention; nothing missing: the board allows it now. `thing` is what is nearest. */
export interface IntentionStanding {
  team: Team;
  has: number;
  needs: number;
  missing: string;
  thing: string;
}

/** An Intention of the Team Board: what it asks for, the points it gives every time, how the teams stand. */
export interface IntentionView {
  id: string;
  name: string;
  text: string;
  points: number;
  rule: string;
  teams: IntentionStanding[];
}

/** What a side has of what an Aspiration measures, and whether that would be enough now. */
export interface TeamCount {
  team: Team;
  amount: number;
  wins: boolean;
}

/** An Aspiration that these eyes know: in the Common row (place 0 counts next), or hidden with their own team. */
export interface AspirationStanding {
  id: string;
  name: string;
  text: string;
  where: 'common' | 'hidden';
  place: number;
  team: Team | null;
  counts: TeamCount[];
  why: string;
  rule: string;
}

/** What scores, as it stands. */
export interface Standing {
  teams: TeamStanding[];
  wheel_end: number;
  intentions: IntentionView[];
  aspirations: AspirationStanding[];
}

/** How sentences call the slots and spaces; a and b are drawn beside the two slots of a Realm. */
export interface Labels {
  slots: string[];
  spaces: string[];
}

/** The act being put together. */
export interface ActView {
  act: string;
  discard: string | null;
  cell: number | null;
  card: string | null;
  from_hand: boolean;
  slot: number | null;
  space: number | null;
  realm: number | null;
  using: number[];
}

/** The table; hand and plan only for the eyes of a seat, `about` (what a set-up question means) for the asked. */
export interface CerebriaView {
  you: number | null;
  mode: Mode;
  spirit_boards: BoardSide;
  team_boards: BoardSide;
  turn: number | null;
  turns: number;
  actions: number;
  absorbs: number;
  used: Ability[];
  order: number[];
  ending: Ending;
  over: boolean;
  slots: (SlotView | null)[];
  realms: RealmView[];
  frontiers: FrontierView[];
  spheres: SphereView[];
  common: string[];
  gone: Record<string, Gone>;
  measures: Record<string, Record<Kind, number>>;
  strong: Record<string, number>;
  teams: TeamView[];
  seats: SeatView[];
  limits: Limits;
  standing: Standing;
  labels: Labels;
  hand?: HandCard[];
  plan?: ActView | null;
  about?: string;
}
