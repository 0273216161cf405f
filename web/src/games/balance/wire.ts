// Written by tools/wire_types.py from insula.games.cerebria.balance.eyes.view_model; `make generate` writes it again.

import type { ActView, FrontierView, HandCard, Labels, Limits, RealmView, SeatView, SlotView, SphereView, Standing, TeamView } from '../cerebria/wire';

/** What Balance needs for an Aspiration: Bliss and Gloom even, and so much of what the text says. */
export interface Condition {
  tied: boolean;
  have: number;
  needed: number;
  text: string;
}

/** The table of Cerebria with Balance at it. */
export interface BalanceView {
  you: number | null;
  mode: 'basic' | 'full' | 'balance';
  spirit_boards: 'a' | 'b';
  team_boards: 'a' | 'b';
  turn: number | null;
  turns: number;
  actions: number;
  absorbs: number;
  used: ('add vibe' | 'rotate' | 'extra action')[];
  order: number[];
  ending: '' | 'common row' | 'capping' | 'twenty points';
  over: boolean;
  slots: (SlotView | null)[];
  realms: RealmView[];
  frontiers: FrontierView[];
  spheres: SphereView[];
  common: string[];
  gone: Record<string, '' | 'compared' | 'removed'>;
  measures: Record<string, Record<'bliss' | 'gloom', number>>;
  strong: Record<string, number>;
  teams: TeamView[];
  seats: SeatView[];
  limits: Limits;
  standing: Standing;
  labels: Labels;
  hand?: HandCard[];
  plan?: ActView | null;
  about?: string;
  conditions: Record<string, Condition>;
}
