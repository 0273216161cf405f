/** The questions of newcomers find their rule among the first three; the questions were written before the search. */
import { expect, test, vi } from 'vitest';
import { answers, chapters, indexOf } from '../src/table/rule_search';
import blind from './blind_questions.json';
import { BOOKS, missed } from './books';
import fresh from './fresh_questions.json';
import later from './later_questions.json';
import questions from './questions.json';
import stranger from './stranger_questions.json';

vi.setConfig({ testTimeout: 120_000 }); // hundreds of searches, on a machine that may have other work
test('thirty questions that were written before the search find their rule', () => {
  expect(Object.values(questions).flat()).toHaveLength(30);
  expect(missed(questions)).toEqual([]);
});

for (const [who, list] of Object.entries({ 'somebody else': later, 'a stranger': fresh, 'a second stranger': blind }))
  test(`of thirty questions by ${who}, at least 27 find their rule`, () => {
    expect(Object.values(list).flat()).toHaveLength(30);
    expect(missed(list).length, missed(list).join('\n')).toBeLessThanOrEqual(3);
  });

test('of thirty questions that a third stranger wrote after the search was frozen, at least 24 find their rule', () => {
  expect(Object.values(stranger).flat()).toHaveLength(30);
  expect(missed(stranger).length, missed(stranger).join('\n')).toBeLessThanOrEqual(6);
});

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (;;) yield (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
}

test('a rule is found without the very question: one held back for each of 300 rules', () => {
  const chance = numbers(12345);
  const pick = <T>(list: T[]): T => list[Math.floor(chance.next().value! * list.length)]!;
  let first = 0;
  let all = 0;
  for (const [game, { rules }] of BOOKS) {
    const own = rules.filter((rule) => !/^(table|online)\./.test(rule.id));
    const held = new Map<string, string>();
    while (held.size < (game === 'cerebria' ? 150 : 75)) {
      const rule = pick(own);
      if (!held.has(rule.id)) held.set(rule.id, pick(rule.asked));
    }
    const without = indexOf(
      rules.map((rule) => ({ ...rule, asked: rule.asked.filter((each) => each !== held.get(rule.id)) })),
    );
    for (const [id, question] of held) {
      all += 1;
      if (
        answers(without, question)
          .slice(0, 3)
          .some((rule) => rule.id === id)
      )
        first += 1;
    }
  }
  expect(all).toBe(300);
  expect(first, 'of 300 the very rule among the first three').toBeGreaterThanOrEqual(145);
});

test('the very words of a question lead to its rule, unless others are closer', () => {
  const { rules, index } = BOOKS.get('card')!;
  const all = rules.flatMap((rule) => rule.asked.map((question) => ({ id: rule.id, question })));
  const lost = all.filter(
    ({ id, question }) =>
      !answers(index, question)
        .slice(0, 3)
        .some((rule) => rule.id === id),
  );
  expect(all.length).toBeGreaterThan(800);
  expect(lost.length, lost.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(all.length / 50);
});

test('typos and unfinished words are forgiven', () => {
  const best = (game: string, asked: string): string[] =>
    answers(BOOKS.get(game)!.index, asked)
      .slice(0, 3)
      .map((rule) => rule.id);
  expect(best('card', 'muligan')).toContain('card.setup.mulligan-once');
  expect(best('cerebria', 'what does fortfy cost')).toContain('cer.fortify.cost');
  expect(best('cerebria', 'determin')).toContain('cer.vibe.determination');
});

test('every rule stands in a chapter, and what is about the table comes last', () => {
  for (const game of ['card', 'amygdala', 'cerebria']) {
    const { rules } = BOOKS.get(game)!;
    const found = chapters(rules);
    expect(found.flatMap(([, list]) => list)).toHaveLength(rules.length);
    expect(found.at(-1)![1][0]!.id).toMatch(/^online\./);
    expect(found[0]![1][0]!.id).not.toMatch(/^(table|online)\./);
  }
});

test('nonsense finds nothing, an id finds its rule', () => {
  const { index } = BOOKS.get('card')!;
  expect(answers(index, 'xqzzqx')).toEqual([]);
  expect(answers(index, 'card.win.balanced').map((rule) => rule.id)).toEqual(['card.win.balanced']);
});
