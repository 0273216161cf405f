import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Act, DraftStep, Option } from '../src/table/types';
import type { HintInfo, HintMessage } from '../src/wire';
import { option, question, table } from './kit';

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = 'final';
});
afterEach(() => vi.useRealTimers());

test('an answer that can be taken back is sent on the first press', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'card:hope')));
  store.click('card:hope');
  expect(told).toEqual(['play 4 at 0']);
});

test('an answer that cannot be taken back waits for the confirmation', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'deck', { final: true })));
  vi.advanceTimersByTime(settings.guard);
  store.click('deck');
  expect(told).toEqual([]);
  expect(store.stateOf('deck')).toBe('selected');
  store.confirm();
  expect(told).toEqual(['play 4 at 0']);
});

test('a confirmation in the first half second of a question is ignored', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'deck', { final: true })));
  store.click('deck');
  store.confirm();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(settings.guard);
  store.confirm();
  expect(told).toEqual(['play 4 at 0']);
});

test('a double press sends one answer', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'card:hope'), option(5, 'card:guilt')));
  store.click('card:hope');
  store.click('card:guilt');
  expect(told).toEqual(['play 4 at 0']);
});

test('a thing with several meanings offers them as chips', () => {
  const { store, told } = table();
  store.ask(question(option(1, 'card:hope'), option(2, 'card:hope')));
  store.click('card:hope');
  expect(told).toEqual([]);
  expect(store.narrowed?.map((o) => o.id)).toEqual([1, 2]);
});

test('a click on anything else asks what begins with it', () => {
  const { store, told } = table();
  store.ask(question(option(1, 'card:hope')));
  store.click('slot:0:1');
  expect(told).toEqual(['acts slot:0:1']);
});

test('a refusal rings the piece and stays out of the log', () => {
  const { store } = table();
  store.ask(question(option(1, 'card:hope')));
  store.refuse({ thing: 'slot:0:1', says: 'No room.', rule: 'card.x', section: 'S', alternative: '' });
  expect(store.stateOf('slot:0:1')).toBe('refused');
  expect(store.log).toEqual([]);
  store.escape();
  expect(store.refusal).toBeNull();
});

test('escape closes one thing at a time', () => {
  const { store } = table();
  store.drawer = 'rules';
  store.ask(question(option(1, 'deck', { final: true })));
  store.click('deck');
  store.escape();
  expect([store.selected, store.drawer]).toEqual([null, 'rules']);
  store.escape();
  expect(store.drawer).toBe('none');
});

test('taking back first drops the selection, then the last answer', () => {
  const { store, told } = table();
  store.takeBack = 'free';
  store.ask(question(option(1, 'deck', { final: true })));
  store.click('deck');
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

const step = (id: number, small = false): DraftStep => ({
  question: `Question ${id}?`,
  chosen: id,
  options: [option(id, `button:${id}`), option(id + 50, `button:${id + 50}`)],
  small,
});
const act = (label: string, back: number, steps: Option[], last: Option | null = null): Act => ({
  label,
  back,
  steps,
  last,
  preview: undefined,
});

test('one act that begins with a thing is taken up, and what would carry it out is only chosen', () => {
  const { store, told } = table();
  store.ask(question(option(1, 'row:0')));
  store.click('space:4');
  const space = option(7, 'space:4');
  store.takeActs('space:4', [act('Move', 0, [option(1, 'row:0')], space)], null);
  expect(told).toEqual(['acts space:4', 'back 0, take up 1, then ']);
  store.ask(question(option(6, 'space:3'), space), [step(1)]);
  expect(store.stateOf('space:4')).toBe('selected');
  expect(told).toHaveLength(2);
});

test('several acts are offered beside the thing, and Escape closes the menu', () => {
  const { store, told } = table();
  store.ask(question(option(1, 'row:0')));
  store.takeActs('card:hope', [act('Invoke', 0, [option(1, 'row:0')]), act('Quell', 0, [option(2, 'row:1')])], null);
  expect(store.menu?.acts.map((each) => each.label)).toEqual(['Invoke', 'Quell']);
  store.escape();
  expect(store.menu).toBeNull();
  expect(told).toEqual([]);
});

test('a thing that begins nothing tells why, and the refusal is not written into the log', () => {
  const { store } = table();
  store.ask(question(option(1, 'row:0')));
  store.takeActs('deck', [], { thing: 'deck', says: 'No.', rule: 'card.x', section: '', alternative: '' });
  expect(store.refusal?.says).toBe('No.');
  expect(store.log).toEqual([]);
});

test('an earlier question of the act is answered otherwise, and later answers are kept', () => {
  const { store, told } = table();
  store.ask(question(option(9, 'button:9')), [step(1), step(2, true), step(3)], 9);
  expect(store.selected?.id).toBe(9);
  store.change(1, option(52, 'button:52'));
  expect(told).toEqual(['back 2, take up 52, then 3']);
});

test('taking back goes to before the last answer that was given by hand', () => {
  const { store, told } = table();
  store.ask(question(option(9, 'button:9'), option(8, 'button:8')), [step(1), step(2, true)], 9);
  store.selected = store.question!.options[1]!;
  store.undo();
  expect(store.selected?.id).toBe(9); // what was chosen by hand goes first
  store.undo();
  expect(told).toEqual(['back 2, take up , then ']);
});

test('a click on another thing while an answer is on its way gets a sentence there, the same thing twice nothing', () => {
  const { store, told } = table();
  store.ask(question(option(4, 'card:hope'), option(5, 'card:guilt')));
  store.click('card:hope');
  store.click('card:hope');
  expect(store.refusal).toBeNull();
  store.click('card:guilt');
  expect(store.refusal?.thing).toBe('card:guilt');
  expect(told).toEqual(['play 4 at 0']);
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

test('what a number is made of: opens with the answer, closes with a second click, with Escape and with the next view', () => {
  const { store, told } = table();
  const parts = { what: 'total:0', name: 'VP of Ines', total: 3, parts: [] };
  store.explain('total:0');
  expect(told).toEqual(['explain total:0']);
  store.madeOf = parts;
  store.explain('total:0');
  expect(store.madeOf).toBeNull();
  store.madeOf = parts;
  store.escape();
  expect(store.madeOf).toBeNull();
  store.madeOf = parts;
  store.show({});
  expect(store.madeOf).toBeNull();
});

test('the deed of another seat marks what belongs to that seat, and nothing of mine', () => {
  const { store } = table();
  [store.last, store.lastSeat] = [new Set(['cell:2:1', 'space:4']), 1];
  expect(store.stateOf('cell:2:1', 'cell:2:1', 0)).toBe('');
  expect(store.stateOf('cell:2:1', 'cell:2:1', 1)).toBe('last');
  expect(store.stateOf('space:4')).toBe('last');
});

test('what was chosen for the act stays chosen to the eye', () => {
  const { store } = table();
  store.ask(question(option(9, 'space:4')), [step(1)]);
  expect(store.stateOf('button:1')).toBe('drafted');
});

test('advice is drawn on the board, and advice on an earlier question is not', () => {
  const { store, told } = table();
  const hint = (id: number, ...things: string[]): HintInfo => {
    return { option: id, text: 'Take', line: 'Take: it', things, share: 0.5, low: 0.4, high: 0.6 };
  };
  const hints = [hint(4, 'card:hope', 'slot:0:1'), hint(5, 'card:guilt')];
  const message: HintMessage = {
    ...{ t: 'hint', nonce: 'h', version: 3, hints, note: '', sure: true },
    ...{ gain: 0.12, gain_low: 0.1, gain_high: 0.2, brief: '+2 Fragments', why: 'Two more.' },
  };
  store.version = 3;
  store.ask(question(option(4, 'card:hope'), option(5, 'card:guilt')));
  store.hint();
  store.hint(); // it is thought about already
  expect([told, store.advising]).toEqual([['hint'], true]);
  store.takeAdvice(message);
  expect([store.advising, store.stateOf('card:hope'), store.stateOf('slot:0:1')]).toEqual([false, 'lit', 'lit']);
  expect([store.stateOf('card:guilt'), store.advice?.brief]).toEqual(['legal', '+2 Fragments']);
  store.takeAdvice({ ...message, sure: false });
  expect([store.advice, store.stateOf('card:hope'), store.stateOf('card:guilt')]).toEqual([null, 'lit', 'lit']);
  store.dropAdvice();
  expect([store.hints, store.stateOf('card:hope')]).toEqual([[], 'legal']);
  store.takeAdvice({ ...message, version: 2 });
  expect(store.hints).toEqual([]);
});
