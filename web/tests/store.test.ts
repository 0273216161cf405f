import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { option, question, table } from './kit';

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = 'final';
});
afterEach(() => vi.useRealTimers());

test('an answer that can be taken back is sent on the first press', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'card:hope')));
  store.press('card:hope');
  expect(told).toEqual(['play 4 at 0']);
});

test('an answer that cannot be taken back waits for the confirmation', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'deck', { final: true })));
  vi.advanceTimersByTime(settings.guard);
  store.press('deck');
  expect(told).toEqual([]);
  expect(store.stateOf('deck')).toBe('selected');
  store.confirm();
  expect(told).toEqual(['play 4 at 0']);
});

test('a confirmation in the first half second of a question is ignored', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'deck', { final: true })));
  store.press('deck');
  store.confirm();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(settings.guard);
  store.confirm();
  expect(told).toEqual(['play 4 at 0']);
});

test('a double press sends one answer', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'card:hope'), option(5, 'card:guilt')));
  store.press('card:hope');
  store.press('card:guilt');
  expect(told).toEqual(['play 4 at 0']);
});

test('a thing with several meanings offers them as chips', () => {
  const { store, told } = table();
  store.ask(question(option(1, 'card:hope'), option(2, 'card:hope')));
  store.press('card:hope');
  expect(told).toEqual([]);
  expect(store.narrowed?.map((o) => o.id)).toEqual([1, 2]);
});

test('a press on anything else asks why', () => {
  const { store, told } = table();
  store.ask(question(option(1, 'card:hope')));
  store.press('slot:0:1');
  expect(told).toEqual(['why slot:0:1']);
});

test('a refusal rings the piece and is written to the log of this seat', () => {
  const { store } = table();
  store.ask(question(option(1, 'card:hope')));
  store.refuse({ thing: 'slot:0:1', says: 'No room.', rule: 'card.x', section: 'S', alternative: '' });
  expect(store.stateOf('slot:0:1')).toBe('refused');
  expect(store.log.at(-1)).toMatchObject({ text: 'No room.', mine: 'refusal' });
  store.escape();
  expect(store.refusal).toBeNull();
});

test('escape closes one thing at a time', () => {
  const { store } = table();
  store.drawer = 'rules';
  store.ask(question(option(1, 'deck', { final: true })));
  store.press('deck');
  store.escape();
  expect([store.selected, store.drawer]).toEqual([null, 'rules']);
  store.escape();
  expect(store.drawer).toBe('none');
});

test('taking back first drops the selection, then the last answer', () => {
  const { store, told } = table();
  store.takeBack = 'free';
  store.ask(question(option(1, 'deck', { final: true })));
  store.press('deck');
  store.undo();
  expect([store.selected, told]).toEqual([null, []]);
  store.undo();
  expect(told).toEqual(['undo']);
});

test('a line of the log lights its things up, by their other name too', () => {
  const { store } = table();
  store.light({ n: 1, move: 1, seat: 0, text: '', rule: '', things: ['card:hope'] });
  expect(store.stateOf('slot:0:0', 'card:hope')).toBe('lit');
});

test('only what may be chosen is a tab stop', () => {
  const { store } = table();
  store.ask(question(option(1, 'card:hope')));
  expect(store.thing('card:hope', 'Hope')).toMatchObject({ tabindex: 0, 'data-state': 'legal', 'aria-label': 'Hope' });
  expect(store.thing('card:guilt', 'Guilt')).toMatchObject({ tabindex: -1, 'data-state': '' });
});

test('the path holds what can still be taken back, and a step of it leads back there', () => {
  const { store, told } = table();
  store.takeBack = 'free';
  for (const id of [1, 2, 3]) {
    store.ask(question(option(id, `card:${id}`)));
    store.press(`card:${id}`);
    store.walk(true);
  }
  expect(store.path).toEqual(['Take card:1', 'Take card:2', 'Take card:3']);
  store.returnTo(1);
  store.walk(true);
  store.walk(true);
  expect(store.path).toEqual(['Take card:1']);
  expect(told.filter((line) => line === 'undo')).toHaveLength(2);
  store.walk(false);
  expect(store.path).toEqual([]);
});

test('previews belong to the open question and are gone with it', () => {
  const { store } = table();
  const free = { cost: [], gain: [], places: [], unknown: [], from: false };
  store.version = 3;
  store.ask(question(option(4, 'card:hope'), option(5, 'card:guilt')));
  store.foresee(3, { 4: free });
  store.foresee(3, { 5: free });
  store.foresee(2, { 6: free });
  expect(Object.keys(store.previews)).toEqual(['4', '5']);
  store.ask(question(option(4, 'card:hope')));
  expect(store.previews).toEqual({});
});
