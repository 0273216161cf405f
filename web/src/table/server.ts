/** What a table asks of its server. */
import type { Option } from './types';

/** How the store talks to the server; the replay page and the tests bring their own. */
export interface Server {
  play(option: Option, version: number): void;
  /** which acts begin with a thing */
  acts(thing: string): void;
  /** takes answers of an act back and gives others that only put it together; `then` are worth repeating */
  takeUp(back: number, steps: number[], then: number[], version: number): void;
  playNotation(text: string, version: number): void;
  why(thing: string): void;
  undo(): void;
  chat(text: string): void;
  offerDraw(): void;
  resign(): void;
  /** hands your own seat to a bot, or takes it back */
  standIn(on: boolean): void;
  answerProposal(accept: boolean): void;
  hint(): void;
  /** what a number at the table is made of */
  explain(what: string): void;
}
