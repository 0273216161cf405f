/** The questions of newcomers find their rule among the first three; the questions were written before the search. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { answers, chapters, indexOf } from '../src/table/rule_search';
import type { Rule } from '../src/table/types';
import questions from './questions.json';

const games = join(import.meta.dirname, '..', '..', 'src', 'insula', 'games');
const book = (path: string): Rule[] =>
  (parse(readFileSync(join(games, path), 'utf8')) as Record<string, string>[]).map((rule) => ({
    id: rule.id!,
    section: rule.section!,
    rule: rule.rule!,
    ruling: rule.ruling ?? '',
    refusal: rule.refusal ?? '',
    onlyWith: rule.mode && rule.mode !== 'all' ? rule.mode : '',
    inPlay: true,
  }));
const asked = Object.entries(questions) as [string, [string, string[]][]][];

test('there are thirty questions', () => expect(asked.flatMap(([, list]) => list)).toHaveLength(30));

for (const [game, list] of asked) {
  const rules = book(`${game}/rulebook.yaml`);
  const index = indexOf(rules);
  for (const [question, right] of list)
    test(`${game}: ${question}`, () => {
      const best = answers(index, rules, question)
        .slice(0, 3)
        .map((rule) => rule.id);
      expect(
        best.some((id) => right.some((start) => id.startsWith(start))),
        best.join(', '),
      ).toBe(true);
    });
}

test('every rule stands in a chapter, and what is about the table comes last', () => {
  for (const game of ['card', 'amygdala', 'cerebria']) {
    const rules = [...book('../core/table_rules.yaml'), ...book(`${game}/rulebook.yaml`)];
    const found = chapters(rules);
    expect(found.flatMap(([, list]) => list)).toHaveLength(rules.length);
    expect(found.at(-1)![1][0]!.id).toMatch(/^table\./);
    expect(found[0]![1][0]!.id).not.toMatch(/^table\./);
  }
});

test('nonsense finds nothing, an id finds its rule', () => {
  const rules = book('card/rulebook.yaml');
  const index = indexOf(rules);
  expect(answers(index, rules, 'xqzzqx')).toEqual([]);
  expect(answers(index, rules, 'card.win.balanced').map((rule) => rule.id)).toEqual(['card.win.balanced']);
});
