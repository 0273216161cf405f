/** Amygdala's view as the board draws it. */
import type { ClaimPlace, Emotion, Exchanges, Icon, Labels, Limits, Race, SeatStanding } from './wire';

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
  /** how it is drawn: a coin, or something on a leaf */
  kind: string;
  /** what it is: coin, resource, claim, wild, happiness, idea, dream */
  sort: string;
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
  /** VP if the game were scored now, and where they would come from */
  scored: SeatStanding;
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
  /** the race of each region, the first runner first */
  races: Map<string, Race>;
  lotuses: (ResourceModel | null)[][];
  lotusNames: string[];
  toll: number;
  moods: { seat: number; lotus: number }[];
  players: PlayerModel[];
  own: PlayerModel | null;
  /** VP of the tile in hand on each space that is offered for it: its best emotion */
  worth: ReadonlyMap<string, number>;
  /** the tile in hand, about to be placed */
  placing: TileModel | null;
  ending: number | null;
  limits: Limits;
  /** what spaces and cells are called, drawn on them and said in the log */
  labels: Labels;
  exchanges: Exchanges;
}
