/** The coach's ladder of hints and list of tries: one rung at a time, kept in the browser until the puzzle is solved. */
import { flushSync, mount } from 'svelte';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import CoachPanel from '../src/learn/CoachPanel.svelte';
import { Coach } from '../src/learn/coach.svelte';
import type { CoachInfo, LessonPage, LessonStep } from '../src/wire';

const STEP: LessonStep = {
  goal: 'Find the best card',
  says: 'Look at the colours.',
  rule: 'card.score.four-different',
  principle: 'Four different Vibes earn 3.',
  look: ['card:hope'],
  answers: true,
  wrong: { 'card:doubt': 'Doubt makes a pair.' },
};
const PAGE = { game: 'card', id: 'four', kind: 'puzzle', title: 'Four', idea: '', ending: '' };
const INFO: CoachInfo = { lesson: 'four', step: 0, given: [], wanted: [2], own_way: false };
let page: LessonPage;

vi.mock('../src/lib/api', () => ({
  api: {
    lesson: () => Promise.resolve(page),
    lessons: () => Promise.resolve([]),
    keepProgress: () => Promise.resolve(),
  },
}));

async function coachOf(kind: LessonPage['kind'] = 'puzzle', principle = STEP.principle): Promise<Coach> {
  page = { ...PAGE, kind, steps: [{ ...STEP, principle }] };
  const coach = new Coach();
  coach.take(INFO);
  await coach.load('card', 'four');
  return coach;
}

beforeEach(() => {
  localStorage.clear();
  // in this document nothing is laid out
  Element.prototype.getClientRects = () => [{}] as never;
});

test('a puzzle points at nothing until somebody asks where; three hints are all', async () => {
  const coach = await coachOf();
  const seen = [coach.points];
  for (let asked = 0; asked < 4; asked++) {
    coach.hint();
    seen.push(coach.points);
  }
  expect(seen).toEqual([false, false, true, true, true]);
  expect(coach.rung).toBe(3);
});

test('without a rule behind it the first hint is where to look', async () => {
  const coach = await coachOf('puzzle', '');
  coach.hint();
  expect(coach.rung).toBe(2);
});

test('a guided game points at once and keeps no tries', async () => {
  const coach = await coachOf('guided');
  coach.say('That is a pair.', null, 'Invoke Doubt');
  expect([coach.points, coach.ladder, coach.tries]).toEqual([true, false, []]);
});

test('what was tried stays once, with what it led to, also for whoever comes back', async () => {
  const coach = await coachOf();
  coach.say('A pair.', null, 'Invoke Doubt');
  coach.say('Nothing new.', null, 'Take Hope');
  coach.say('A pair.', null, 'Invoke Doubt');
  coach.say('Read this first.');
  coach.hint();
  const tries = [
    { what: 'Take Hope', led: 'Nothing new.' },
    { what: 'Invoke Doubt', led: 'A pair.' },
  ];
  expect(coach.tries).toEqual(tries);
  const again = await coachOf();
  expect([again.tries, again.rung]).toEqual([tries, 1]);
});

test('once it is solved nothing is kept, and the tries are still to be read', async () => {
  const coach = await coachOf();
  coach.say('A pair.', null, 'Invoke Doubt');
  coach.take({ ...INFO, step: 1, wanted: [] });
  expect([coach.done, coach.rung, coach.tries.length]).toEqual([true, 0, 1]);
  expect(localStorage.length).toBe(0);
});

/** The panel beside a board with two cards, one of which is right; what it points at, by the card. */
function shown(coach: Coach): { panel: HTMLElement; spots(): Record<string, string | undefined>; unpick: Mock } {
  document.body.innerHTML =
    '<main><div class="board-area"><i data-thing="card:hope"></i><i data-thing="end"></i></div></main>';
  const root = document.querySelector('main')!;
  const option = (id: number, thing: string) => ({ id, thing, notation: thing, label: thing });
  const question = { options: [option(1, 'end'), option(2, 'card:hope')] };
  const unpick = vi.fn();
  const table = { question, selected: question.options[0], hints: [], over: false, unpick };
  mount(CoachPanel, { target: root, props: { table: table as never, coach, root } });
  flushSync();
  const spot = (thing: string) => root.querySelector<HTMLElement>(`.board-area [data-thing="${thing}"]`)!.dataset.spot;
  return {
    panel: root.querySelector<HTMLElement>('[data-testid="coach"]')!,
    spots: () => ({ hope: spot('card:hope'), end: spot('end') }),
    unpick,
  };
}

test('the panel of a puzzle opens hints by button and by H, and lists the tries', async () => {
  const coach = await coachOf();
  const { panel, spots } = shown(coach);
  const next = (): HTMLElement | null => panel.querySelector('[data-testid="coach-next-hint"]');
  expect([next()!.textContent.trim(), spots()]).toEqual(['Hint', { hope: undefined, end: undefined }]);
  coach.say('A pair.', null, 'Invoke Doubt');
  next()!.click();
  flushSync();
  expect(panel.querySelector('[data-testid="coach-remark"]'), 'a hint takes the place of what was said').toBeNull();
  expect(panel.querySelector('[data-testid="coach-hints"]')!.textContent).toMatch(
    /Hint 1 of 3\.\s+Four different Vibes/,
  );
  expect(panel.querySelector('[data-testid="coach-tries"]')!.textContent).toMatch(
    /Your tries \(1\)\s*Invoke Doubt\s+A pair/,
  );
  expect(spots().hope).toBeUndefined();
  expect(coach.key('h')).toBe(true);
  flushSync();
  expect([next()!.textContent.trim(), spots().hope]).toEqual(['Show the answer', 'look']);
  expect(panel.querySelector('[data-testid="coach-show"]')).toBeNull();
  coach.key('h');
  flushSync();
  expect(panel.querySelector('[data-testid="coach-show"]')!.textContent).toBe('Do this: card:hope');
  expect([next(), spots().hope]).toEqual([null, 'do']);
});

test('the panel of a guided game points and shows at once', async () => {
  const { panel, spots, unpick } = shown(await coachOf('guided'));
  expect(spots().hope).toBe('look');
  const show = [...panel.querySelectorAll<HTMLElement>('.btn')].find((each) => each.textContent === 'Show me')!;
  show.click();
  flushSync();
  expect([panel.querySelector('[data-testid="coach-show"]') !== null, spots().hope]).toEqual([true, 'do']);
  expect(unpick, 'another answer that was chosen is let go').toHaveBeenCalledOnce();
});
