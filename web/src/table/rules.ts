/** The rulebook of a game, fetched once. */
import { api } from '../lib/api';
import type { Rule } from './types';

const books = new Map<string, Promise<Rule[]>>();

/** With a table, rules that it does not play by say so. */
export function loadRules(game: string, table = ''): Promise<Rule[]> {
  const key = `${game} ${table}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, table);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** Whether a page tells how a game is played. */
export async function hasHowTo(game: string): Promise<boolean> {
  return (await api.games()).some((each) => each.name === game && each.how_to);
}
