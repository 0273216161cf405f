/** Amygdala's view as the board draws it. */
import type { ClaimPlace, Emotion, Exchanges, Icon, Limits } from './wire';

export type SeatColour = 'grey' | 'blue' | 'green' | 'orange';

export interface TileModel {
  seat: number;
  icons: Emotion[];
  thing: string;
  id: string;
}
export interface ResourceModel {
  icon: Icon;
  price: number;
  thing: string;
}
export interface BankItem {
  kind: string;
  value: number;
  icon: string;
  thing: string;
  label: string;
  count: number;
}

export interface PlayerModel {
  seat: number;
  name: string;
  bot: boolean;
  colour: SeatColour;
  vp: number;
  coins: number;
  start: boolean;
  deciding: boolean;
  bank: BankItem[];
  tiles: Map<string, TileModel>;
  cloud: string | null;
  earned: ReadonlySet<string>;
  claims: { emotion: Emotion; state: ClaimPlace }[];
}

export interface AmygdalaModel {
  round: number;
  supply: number;
  tiles: Map<string, TileModel>;
  claims: Map<string, { seat: number }[]>;
  values: Map<string, number[]>;
  /** icons and points of each seat in each region, as it stands */
  icons: Map<string, number[]>;
  points: Map<string, number[]>;
  lotuses: (ResourceModel | null)[][];
  toll: number;
  moods: { seat: number; lotus: number }[];
  players: PlayerModel[];
  own: PlayerModel | null;
  /** the tile in hand, about to be placed */
  placing: TileModel | null;
  ending: number | null;
  limits: Limits;
  exchanges: Exchanges;
}
