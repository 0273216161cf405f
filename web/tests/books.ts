/** The rulebooks as the server sends them, and which questions of a set do not find their rule in them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { answers, indexOf } from '../src/table/rule_search';
import type { Rule } from '../src/table/types';

const source = join(import.meta.dirname, '..', '..', 'src', 'insula');
const read = (path: string): unknown => parse(readFileSync(join(source, path), 'utf8'));
const part = (path: string): Rule[] => {
  const asked = read(path.replace(/rulebook|rules/, 'asked')) as Record<string, string[]>;
  return (read(path) as Record<string, string>[]).map((rule) => ({
    id: rule.id!,
    section: rule.section!,
    rule: rule.rule!,
    ruling: rule.ruling ?? '',
    refusal: rule.refusal ?? '',
    onlyWith: rule.mode && rule.mode !== 'all' ? rule.mode : '',
    inPlay: true,
    see: [],
    asked: asked[rule.id!]!,
  }));
};
/** The whole book, as the server sends it: of the table, of the game with its editions, of the server. */
const book = (game: string): Rule[] => [
  ...part('core/table_rules.yaml'),
  ...['.', ...readdirSync(join(source, 'games', game)).sort()]
    .map((folder) => `games/${game}/${folder}/rulebook.yaml`)
    .filter((path) => existsSync(join(source, path)))
    .flatMap(part),
  ...part('server/rulebook.yaml'),
];
export const BOOKS = new Map(
  ['card', 'amygdala', 'cerebria'].map((game) => {
    const rules = book(game);
    return [game, { rules, index: indexOf(rules) }];
  }),
);

/** The questions that do not find one of their rules among the first three, with what they find. */
export function missed(list: Record<string, unknown>): string[] {
  return (Object.entries(list) as [string, [string, string[]][]][]).flatMap(([game, questions]) =>
    questions.flatMap(([question, right]) => {
      const best = answers(BOOKS.get(game)!.index, question)
        .slice(0, 3)
        .map((rule) => rule.id);
      const found = best.some((id) => right.some((start) => id.startsWith(start)));
      return found ? [] : [`${game}: ${question}: ${best.join(', ')}`];
    }),
  );
}
