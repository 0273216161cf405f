/** Cerebria's view as the board draws it. */
import type { Side } from '../../art/stock';
import type { PrintedEmotion } from './printed';

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

export interface Tally { control: Side | null; bliss: number; gloom: number }
export interface RealmModel extends Tally { fortress: { side: Side; size: 'minor' | 'major' } | null; cost: number }
export interface SphereModel { id: string; name: string; willpower: number; realm: number; full: number }
export interface FigureModel { seat: number; spirit: string; side: Side; space: number; initial: string; active: boolean }
export interface FragmentModel { side: Side; kind: 'minor' | 'major' | 'capping' }

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
}

export interface TeamModel {
  side: Side;
  points: number;
  ambition: number;
  minor: number;
  major: number;
  hidden: string | null;
  hasHidden: boolean;
  players: PlayerModel[];
  score: number;
}

export interface CellModel { name: string; cost: string[]; vibe: string | null; thing: string; text: string }
export interface RowModel { action: string; name: string; cost: string[]; thing: string; cells: CellModel[]; open: boolean }

export interface CerebriaModel {
  where: string;
  slots: (EmotionModel | null)[];
  realms: RealmModel[];
  frontiers: Tally[];
  spheres: SphereModel[];
  figures: FigureModel[];
  identity: FragmentModel[];
  teams: TeamModel[];
  common: { id: string; state: 'done' | 'current' | 'next' }[];
  measures: Map<string, { bliss: number; gloom: number }>;
  own: PlayerModel | null;
  hand: PrintedEmotion[];
  rows: RowModel[];
  power: string;
  actions: number;
  absorbs: number;
}
