/**
 * Commands that the server has not answered yet. After a break they are sent again: the server carries each nonce out once,
 * and only while the question stands that it was made for. The reader is told when an answer waits, and when it came too late.
 */
import type * as wire from '../wire';

export type Command = wire.Play | wire.TakeUp | wire.Undo;

interface Kept {
  command: Command;
  /** it was given to a connection, so that the server may have it */
  told: boolean;
  /** it has waited for a connection */
  away: boolean;
  /** given for the reader, who knows nothing of it */
  quiet: boolean;
}

/** What of a session a tab keeps over a reload; nothing where the browser keeps nothing. */
function shelf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export class Unsent {
  private readonly kept = new Map<string, Kept>();
  private readonly place: string;

  constructor(table: string) {
    this.place = `insula.unsent.${table}`;
    const stored = shelf()?.getItem(this.place);
    for (const command of stored ? (JSON.parse(stored) as Command[]) : [])
      this.kept.set(command.nonce, { command, told: true, away: true, quiet: false });
  }

  put(command: Command, quiet: boolean): void {
    this.kept.set(command.nonce, { command, told: false, away: false, quiet });
    this.store();
  }

  /** All that has no answer, oldest first. */
  all(): Command[] {
    return [...this.kept.values()].map((each) => each.command);
  }

  get(nonce: string): Command | undefined {
    return this.kept.get(nonce)?.command;
  }

  told(nonce: string): void {
    const found = this.kept.get(nonce);
    if (found) found.told = true;
  }

  /** There is no connection: whatever is without an answer waits for one. */
  wait(): void {
    for (const each of this.kept.values()) each.away = true;
  }

  /** Whether an answer of the reader waits, or has waited and is on its way. */
  get waits(): boolean {
    return [...this.kept.values()].some((each) => each.away && move(each));
  }

  /** Whether a question is answered already, as far as this tab can do. */
  answers(version: number): boolean {
    return [...this.kept.values()].some((each) => each.command.version === version && each.command.t !== 'undo');
  }

  /** The server has answered; whether that answer of the reader had waited for a connection. */
  settle(nonce: string): boolean {
    const found = this.kept.get(nonce);
    this.kept.delete(nonce);
    this.store();
    return found !== undefined && found.away && move(found);
  }

  /** Takes the reader's answer back, if the server can know nothing of it. */
  withdraw(): boolean {
    const found = [...this.kept.values()].find((each) => move(each) && !each.told);
    if (found) this.settle(found.command.nonce);
    return found !== undefined;
  }

  clear(): void {
    this.kept.clear();
    this.store();
  }

  private store(): void {
    const moves = [...this.kept.values()].filter(move).map((each) => each.command);
    try {
      if (moves.length) shelf()?.setItem(this.place, JSON.stringify(moves));
      else shelf()?.removeItem(this.place);
    } catch {
      return; // a full shelf: then a reload forgets it, and the question is asked again
    }
  }
}

const move = (each: Kept): boolean => !each.quiet && each.command.t !== 'undo';
