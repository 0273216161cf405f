/** The picture of a Revelation: whose Aspirations were compared, and whose Fragments the Identity has, in any language. */
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Scene from '../src/games/cerebria/Scene.svelte';
import type { SceneProps } from '../src/games';
import type { SceneStep } from '../src/wire';

const step = (more: Partial<SceneStep>): SceneStep => ({
  part: '',
  side: '',
  who: '',
  text: '',
  what: '',
  amount: 0,
  rule: '',
  event: 0,
  thing: '',
  counts: [],
  ...more,
});

/** the teams by id and by name, as a German table tells them */
const TEAMS = { gloom: 'Schwermut', balance: 'Gleichgewicht', bliss: 'Wonne' };
type Side = keyof typeof TEAMS;

function shown(steps: SceneStep[], at: number): HTMLElement {
  const totals = Object.entries(TEAMS).map(([side, who]) => ({ side, who, before: 0, after: 0 }));
  const scene = { kind: 'revelation', title: '', scale: 'full', first: 0, last: 9, open: false, steps, totals };
  return render(Scene, { table: { scenes: [] }, scene, at } as unknown as SceneProps).container;
}

const of = (side: Side): Partial<SceneStep> => ({ side, who: TEAMS[side] });
const hidden = (side: Side): SceneStep[] => [
  step({ ...of(side), thing: 'aspiration:fortitude', part: 'hidden' }),
  step({ ...of(side), thing: 'aspiration:fortitude', part: 'hidden', what: 'asp-fortitude' }),
];
const STEPS = [
  step({ thing: 'aspiration:unity', what: 'asp-unity', part: 'common' }),
  ...hidden('gloom'),
  ...hidden('balance'),
  step({ ...of('balance'), what: 'fragment-minor', amount: 3 }),
];

test('two teams with the same Aspiration are both shown, and only the one that is told of is marked', () => {
  const wishes = [...shown(STEPS, 4).querySelectorAll('.wish')];
  expect(wishes).toHaveLength(3);
  expect(wishes.map((wish) => wish.classList.contains('now'))).toEqual([false, false, true]);
});

test('a Fragment has the colour of its team, wherever and by whatever name the team stands', () => {
  const tones = { bliss: '#f28a6c', gloom: '#7d92f5', balance: '#b7a0e6' };
  for (const [side, tone] of Object.entries(tones) as [Side, string][]) {
    const slab = shown([step({ ...of(side), what: 'fragment-minor' })], 0).querySelector('.identity svg')!;
    expect(slab.innerHTML).toContain(tone);
  }
});
