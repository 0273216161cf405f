/** A table that only shows: nothing that is clicked at it goes anywhere. Replays and pictures use it. */
import type { ShownPosition } from '../wire';
import type { Server } from './server';
import { TableStore } from './store.svelte';
import type { Seat } from './types';

const nothing = (): void => {};
export const quietServer: Server = {
  play: nothing,
  playNotation: nothing,
  why: nothing,
  undo: nothing,
  withdraw: () => false,
  chat: nothing,
  offerDraw: nothing,
  resign: nothing,
  standIn: nothing,
  acts: nothing,
  takeUp: nothing,
  answerProposal: nothing,
  takeSeatBack: nothing,
  leavePass: nothing,
  proposeAbout: nothing,
  hint: nothing,
  describe: nothing,
  explain: nothing,
};

/** Seats of people who are all there. */
export function seatsOf(names: readonly string[]): Seat[] {
  return names.map((name, seat) => ({ seat, name, holder: 'person', level: '', here: true, standIn: false }));
}

/** A table in a position, with some of its things marked. */
export function still(game: string, position: ShownPosition | null, marked: readonly string[] = []): TableStore {
  const table = new TableStore(quietServer);
  table.game = game;
  if (position) {
    table.seat = position.seat;
    table.seats = seatsOf(position.names);
    table.view = position.view;
  }
  table.lit = new Set(marked);
  return table;
}
