// Written by tools/wire_types.py from insula.games.amygdala.eyes.view_model; `make generate` writes it again.

export type BankKind = 'wild' | 'happiness' | 'idea' | 'dream';

export type Colour = 'grey' | 'dark-blue' | 'green' | 'orange';

export type Emotion = 'happiness' | 'surprise' | 'sadness' | 'serenity' | 'gratitude' | 'hope' | 'anger';

export type Icon = 'happiness' | 'surprise' | 'sadness' | 'serenity' | 'gratitude' | 'hope' | 'anger' | 'wild';

export type ClaimPlace = 'unearned' | 'bank' | 'board';

export type Action = 'acquire' | 'emotion' | 'claim';

export type Given = 'vp' | 'dream' | 'happiness' | 'resource' | 'wild';

export type BankItem = CoinItem | ResourceItem | ClaimItem | SupplyItem;

/** Variants in play. */
export interface Variants {
  changing_toll: boolean;
  vp_tiles: boolean;
}

/** A resource tile: what it shows and what it costs. */
export interface FaceView {
  icon: Icon;
  price: number;
}

/** A lotus with its resource tiles and the mood markers on it. */
export interface LotusView {
  number: number;
  name: string;
  toll: boolean;
  markers: number[];
  tiles: (FaceView | null)[];
}

/** A region: points of its places, claims in their order, icons and points of each seat as they stand. */
export interface RegionView {
  id: string;
  emotion: Emotion;
  values: number[];
  vp_tile: string | null;
  claims: number[];
  icons: number[];
  points: number[];
}

/** An emotion tile. */
export interface TileView {
  id: string;
  icons: Emotion[];
}

/** An emotion tile on the board. */
export interface PlacedTile {
  space: string;
  seat: number;
  tile: TileView;
}

/** Resource tiles of one face in the discard pile. */
export interface DiscardView {
  icon: Icon;
  price: number;
  count: number;
}

/** What is left to take; coins by their value. */
export interface Supply {
  coins: Record<string, number>;
  wild: number;
  happiness: number;
  idea: number;
  dream: number;
}

/** A coin on a leaf of a memory bank. */
export interface CoinItem {
  kind: 'coin';
  value: number;
}

/** A resource tile in a memory bank. */
export interface ResourceItem {
  kind: 'resource';
  icon: Icon;
  price: number;
}

/** A claim tile in a memory bank. */
export interface ClaimItem {
  kind: 'claim';
  emotion: Emotion;
}

/** A tile from the supply in a memory bank. */
export interface SupplyItem {
  kind: BankKind;
}

/** A bonus space: what it gives, how many tiles lie around it still, whether it was earned. */
export interface BonusView {
  items: Record<string, number>;
  around: number;
  earned: boolean;
}

/** One player; `items` are the leaves in use. */
export interface PlayerView {
  seat: number;
  colour: Colour;
  vp: number;
  coins: number;
  bank: BankItem[];
  items: number;
  mood: number;
  cloud: string | null;
  tiles: Record<string, TileView>;
  tiles_left: number;
  boxed: number;
  bonuses: Record<string, BonusView>;
  claims: Record<Emotion, ClaimPlace>;
}

/** The emotion tile being unlocked, and its icons still to be paid. */
export interface TileInHand {
  id: string;
  icons: Emotion[];
  name: string;
  unpaid: Emotion[];
}

/** What the player on turn is doing; `ways` tells what each offered payment takes, `worth` the VP of each space. */
export interface Act {
  kind: Action | null;
  tile: TileInHand | null;
  ways?: Record<string, string>;
  worth?: Record<string, Record<Emotion, number>>;
}

/** What the rules allow, for those who draw the table. */
export interface Limits {
  bank: number;
  tiles_at_end: number;
}

/** So many of one thing for so many coins. */
export interface Exchange {
  gives: Given;
  amount: number;
  coins: number;
}

/** One, two, three ... of a thing for the first, second, third ... amount. */
export interface SetExchange {
  gives: 'idea' | 'dream';
  gets: 'coins' | 'vp';
  amounts: number[];
}

/** The free exchanges, and when they may be made. */
export interface Exchanges {
  when: string;
  single: Exchange[];
  sets: SetExchange[];
}

/** A player in the race of a region: `points` count now, `would_be` with a claim; `to_pass` the next one ahead. */
export interface Runner {
  seat: number;
  icons: number;
  claimed: boolean;
  place: number;
  points: number;
  would_be: number;
  to_pass: number;
  text: string;
}

/** The race of a region, the first runner first. */
export interface Race {
  region: string;
  emotion: Emotion;
  values: number[];
  runners: Runner[];
}

/** VP scored, and what coins and regions would add if the game were scored now. */
export interface SeatStanding {
  seat: number;
  vp: number;
  from_coins: number;
  from_regions: number;
  total: number;
}

/** What scores: the races of the seven regions, and everybody's VP as if the game were over. */
export interface Standing {
  regions: Race[];
  seats: SeatStanding[];
}

/** How sentences call the spaces, by id: boards draw the number or the coordinates, for nothing is printed there. */
export interface Labels {
  spaces: Record<string, string>;
  cells: Record<string, string>;
}

/** The table. */
export interface AmygdalaView {
  game: 'amygdala';
  you: number | null;
  seats: number;
  variants: Variants;
  side: 'dark' | 'light';
  start: number;
  turn: number;
  round: number;
  turns_left: number;
  over: boolean;
  won: number[];
  toll: number;
  lotuses: LotusView[];
  regions: RegionView[];
  placed: PlacedTile[];
  stack: number;
  discard: DiscardView[];
  supply: Supply;
  players: PlayerView[];
  act: Act;
  limits: Limits;
  exchanges: Exchanges;
  standing: Standing;
  labels: Labels;
}
