/** What a table asks of its server. */
import type { Option, Remedy } from './types';

/** How the store talks to the server; the replay page and the tests bring their own. */
export interface Server {
  /** at the table of a lesson, `ownWay` leaves its script */
  play(option: Option, version: number, ownWay?: boolean): void;
  /** which acts begin with a thing */
  acts(thing: string): void;
  /** takes answers of an act back and gives others that only put it together; `then` are worth repeating */
  takeUp(back: number, steps: number[], then: number[], version: number, meant?: string): void;
  playNotation(text: string, version: number): void;
  /** asks for the table in sentences */
  describe(): void;
  why(thing: string): void;
  undo(): void;
  /** takes back an answer that is kept while the server is away; whether that was still possible */
  withdraw(): boolean;
  chat(text: string, to: 'all' | 'partners'): void;
  offerDraw(): void;
  resign(): void;
  /** hands your own seat to a bot, or takes it back */
  standIn(on: boolean): void;
  /** leaves a pass for the questions of others' turns, or takes it away */
  leavePass(seat: number, on: boolean): void;
  /** takes a seat back from whoever sat in */
  takeSeatBack(seat: number): void;
  /** asks the others what to do about the seat of somebody absent */
  proposeAbout(what: Remedy, seat: number): void;
  answerProposal(accept: boolean): void;
  hint(): void;
  /** what a number at the table is made of */
  explain(what: string): void;
}
