/** Cerebria's view as the board draws it. */
import type { Side } from '../../art/stock';
import type { Condition } from '../balance/wire';
import type { PrintedEmotion } from './printed';
import type { FortressSize, Labels, Limits, Mode, RowView, Standing } from './wire';

export interface EmotionModel {
  card: PrintedEmotion;
  key: string;
  side: Side;
  essence: number;
  token: number;
  intensity: number;
  insecure: boolean;
  muted: boolean;
  notes: string[];
}

export interface Tally {
  control: Side | null;
  bliss: number;
  gloom: number;
}
export interface RealmModel extends Tally {
  fortress: { side: Side; size: FortressSize; bonus: number } | null;
  cost: number;
}
export interface SphereModel {
  id: string;
  name: string;
  willpower: number;
  realm: number;
  full: number;
  low: boolean;
}
export interface FigureModel {
  seat: number;
  spirit: string;
  side: Side;
  space: number;
  initial: string;
  active: boolean;
}
export interface FragmentModel {
  side: Side;
  kind: 'minor' | 'major' | 'capping';
}

export interface PlayerModel {
  seat: number;
  name: string;
  bot: boolean;
  spirit: string;
  side: Side;
  willpower: number;
  essence: number;
  gloomEssence: number | null;
  hand: number;
  deck: number;
  top: PrintedEmotion | null;
  known: string[];
  order: number;
  now: boolean;
  deciding: boolean;
  rows: RowView[];
  /** what the Spirit can do, in words */
  power: string;
}

export interface TeamModel {
  side: Side;
  points: number;
  ambition: number;
  minor: number;
  major: number;
  identityPoints: number;
  hidden: string | null;
  hasHidden: boolean;
  /** Hidden Aspirations one's team is choosing from */
  lookingAt: string[];
  players: PlayerModel[];
  score: number;
}

export interface CellModel {
  name: string;
  text: string;
  price: [string, number][];
  token: string | null;
  thing: string;
}
export interface RowModel {
  action: string;
  name: string;
  text: string;
  price: [string, number][];
  thing: string;
  tokenThing: string;
  token: string | null;
  cells: CellModel[];
}

export interface CerebriaModel {
  /** how sentences call slots and spaces */
  labels: Labels;
  mode: Mode;
  /** every Emotion by its id, in the words of what is played */
  cards: Map<string, PrintedEmotion>;
  turns: number;
  slots: (EmotionModel | null)[];
  realms: RealmModel[];
  frontiers: Tally[];
  spheres: SphereModel[];
  standing: Standing;
  /** what the open question of the set-up means; empty in a turn */
  about: string;
  figures: FigureModel[];
  identity: FragmentModel[];
  teams: TeamModel[];
  common: { id: string; state: 'done' | 'current' | 'next' }[];
  measures: Map<string, Record<string, number>>;
  /** what Balance needs for each Aspiration; empty without Balance */
  conditions: Map<string, Condition>;
  own: PlayerModel | null;
  hand: PrintedEmotion[];
  rows: RowModel[];
  /** things that the act being put together has chosen already */
  chosen: ReadonlySet<string>;
  actions: number;
  absorbs: number;
  limits: Limits;
  /** hands of others in a replay with all open */
  openHands: { seat: number; cards: PrintedEmotion[] }[];
}
