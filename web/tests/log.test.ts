/** The log is one stop of the Tab key, and arrows walk inside it. */
import { fireEvent, render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Log from '../src/table/Log.svelte';
import { table } from './kit';

test('one stop of Tab; arrows go from line to line, Home and End to the ends, Enter lights', async () => {
  const { store } = table();
  store.log = ['takes a card', 'plays it', 'passes'].map((text, n) => ({
    n,
    move: n,
    seat: n % 2,
    text: `Ines ${text}`,
    rule: 'card.turn',
    things: [`card:${n}`],
  }));
  Element.prototype.scrollIntoView ??= () => undefined;
  const { container } = render(Log, { table: store });
  const stops = [...container.querySelectorAll<HTMLElement>('button, a, input, [tabindex]')];
  expect(stops.filter((each) => each.tabIndex >= 0)).toHaveLength(1);
  const box = container.querySelector<HTMLElement>('[data-testid="log"]')!;
  box.focus();
  const at = (): string | undefined => container.querySelector<HTMLElement>('li.at')?.dataset.line;
  for (const [key, line] of [
    ['ArrowUp', '2'],
    ['ArrowUp', '1'],
    ['ArrowDown', '2'],
    ['Home', '0'],
    ['End', '2'],
  ] as const) {
    await fireEvent.keyDown(box, { key });
    expect(at(), key).toBe(line);
  }
  await fireEvent.keyDown(box, { key: 'Enter' });
  expect(store.stateOf('card:2')).toBe('lit');
});
