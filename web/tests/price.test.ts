/** What an answer costs, in signs and words. */
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { t } from '../src/lib/i18n.svelte';
import Price from '../src/table/Price.svelte';
import type { Change, Preview } from '../src/wire';

const paid = (before: number, after: number): Change => ({
  what: 'amy-wild',
  name: 'wild tiles',
  before,
  after,
  whose: '',
  sort: 'count',
  text: `${before - after} wild tiles`,
});
const told = (from: boolean, ...cost: Change[]): string => {
  const preview: Preview = { cost, gain: [], places: [], unknown: [], from };
  return render(Price, { preview }).container.textContent.replace(/\s+/g, ' ').trim();
};

it('a price that some ways do without is told as free, never as 0 of something', () => {
  expect(told(true, paid(2, 2), paid(3, 3))).toBe(t('price.free'));
});

it('where there is little room the changes of others are counted, not one’s own', () => {
  const brings = (whose: string): Change => ({ ...paid(0, 2), whose });
  const gain = ['Pax', 'Pax', 'Rune', ''].map(brings);
  const preview: Preview = { cost: [paid(3, 2)], gain, places: [], unknown: [], from: false };
  const told = render(Price, { preview, most: 2 }).container.textContent;
  expect(told).toContain(t('price.more', { n: 3 }));
  expect(told).not.toMatch(/Pax|Rune/);
});

it('the lowest of several prices, and a price that is sure', () => {
  expect(told(true, paid(3, 2))).toContain(t('price.from'));
  expect(told(false, paid(3, 2))).not.toContain(t('price.from'));
  for (const from of [true, false]) expect(told(from, paid(3, 2))).toContain('1');
});
