/** The picture of a Revelation: whose Aspirations were compared, and whose Fragments the Identity has, in any language. */
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Scene from '../src/games/cerebria/Scene.svelte';
import type { SceneProps } from '../src/games';
import type { SceneStep } from '../src/wire';

const step = (more: Partial<SceneStep>): SceneStep => ({
  part: '',
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

function shown(steps: SceneStep[], at: number): HTMLElement {
  const totals = ['Wonne', 'Schwermut', 'Gleichgewicht'].map((who) => ({ who, before: 0, after: 0 }));
  const scene = { kind: 'revelation', title: '', scale: 'full', first: 0, last: 9, open: false, steps, totals };
  return render(Scene, { table: { scenes: [] }, scene, at } as unknown as SceneProps).container;
}

const hidden = (who: string): SceneStep[] => [
  step({ who, thing: 'aspiration:fortitude', part: 'hidden' }),
  step({ who, thing: 'aspiration:fortitude', part: 'hidden', what: 'asp-fortitude' }),
];
const STEPS = [
  step({ thing: 'aspiration:unity', what: 'asp-unity', part: 'common' }),
  ...hidden('Schwermut'),
  ...hidden('Gleichgewicht'),
  step({ who: 'Gleichgewicht', what: 'fragment-minor', amount: 3 }),
];

test('two teams with the same Aspiration are both shown, and only the one that is told of is marked', () => {
  const wishes = [...shown(STEPS, 4).querySelectorAll('.wish')];
  expect(wishes).toHaveLength(3);
  expect(wishes.map((wish) => wish.classList.contains('now'))).toEqual([false, false, true]);
});

test('a Fragment has the colour of its team, whatever the team is called', () => {
  const slabs = ['Wonne', 'Schwermut', 'Gleichgewicht'].map(
    (who) => shown([step({ who, what: 'fragment-minor' })], 0).querySelector('.identity svg')!.innerHTML,
  );
  expect(new Set(slabs).size).toBe(3);
});
