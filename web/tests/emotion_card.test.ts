/** A feeling of Balance shows the Essence that it lives on. */
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import EmotionCard from '../src/games/cerebria/EmotionCard.svelte';
import { emotionsOf } from '../src/games/cerebria/printed';

for (const side of ['bliss', 'gloom'] as const)
  for (const compact of [true, false])
    it(`Neutrality fed with ${side}${compact ? ', small' : ''}`, () => {
      const card = emotionsOf('balance').get('neutrality-red')!;
      const fed = {
        card,
        key: 'a',
        side,
        essence: 2,
        token: 0,
        intensity: 1,
        insecure: false,
        muted: false,
        notes: [],
      };
      const { container } = render(EmotionCard, { emotion: fed, w: 122, h: 136, compact });
      const drops = [...container.innerHTML.matchAll(/fill="(var\(--cube-\w+\))"/g)].map((each) => each[1]);
      expect(drops).toEqual([`var(--cube-${side})`, `var(--cube-${side})`]);
    });
