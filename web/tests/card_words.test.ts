/** The browser shows the words made from the powers, in the edition that is played. */
import words from '@games/cerebria/gen/card_words.json';
import { describe, expect, it } from 'vitest';
import { editionOf, emotionsOf, spiritsOf } from '../src/games/cerebria/printed';

describe('words of cards', () => {
  it('has a text for every Emotion and Spirit of each edition', () => {
    for (const edition of ['base', 'balance'] as const) {
      for (const card of emotionsOf(edition).values()) expect(card.text).toBe(words[edition].emotions[card.id]);
      for (const spirit of spiritsOf(edition)) expect(spirit.power).toBe(words[edition].spirits[spirit.id]);
      expect(
        [...emotionsOf(edition).values()].every((card) => card.text.endsWith('.') || card.text.endsWith('.)')),
      ).toBe(true);
    }
  });

  it('counts Balance where Balance is played', () => {
    expect(emotionsOf(editionOf('full')).get('pessimism')?.text).not.toContain('Balance');
    expect(emotionsOf(editionOf('balance')).get('pessimism')?.text).toContain('Bliss and Balance');
  });
});
