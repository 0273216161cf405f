/** The rulebook of a game, fetched once, and the search over it. */
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

/** Rules that contain every word, in the id, the section or the sentences. */
export function findRules(rules: Rule[], words: string): Rule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return rules;
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.rule} ${rule.ruling}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
