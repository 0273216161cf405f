import { expect, test } from 'vitest';
import { chipIndex, chipKey, chipsOf, inPrompt } from '../src/table/chips';
import { handleKey, nearest } from '../src/table/keys';
import { option, question, table } from './kit';

const press = (key: string, target: EventTarget = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

test('an arrow goes to the nearest thing in its direction', () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 50, y: 2 },
    { x: 0, y: 30 },
    { x: -40, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowLeft')).toBe(3);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowUp')).toBe(-1);
});

test('options without a place on the board are chips, each with its key', () => {
  const { store } = table();
  store.ask(question(option(1, 'card:hope'), option(2, 'button:pass')));
  store.drawn = new Set(['card:hope']);
  expect(chipsOf(store).map((o) => o.id)).toEqual([2]);
  expect(chipKey(0)).toBe('1');
  expect(chipIndex(chipKey(12))).toBe(12);
});

test('no chip takes a key that means something at the table', () => {
  const keys = Array.from({ length: 40 }, (_, i) => chipKey(i)).join('');
  for (const taken of 'wzrtol/') expect(keys).not.toContain(taken);
});

test('a digit chooses a chip, z takes back, letters in a text field do nothing', () => {
  const { store, told } = table();
  const root = document.createElement('div');
  store.ask(question(option(2, 'button:pass')));
  const field = document.createElement('input');
  expect(handleKey(press('1', field), store, root)).toBe(false);
  expect(handleKey(press('1'), store, root)).toBe(true);
  expect(told).toEqual(['play 2 at 0']);
  store.takeBack = 'free';
  handleKey(press('z'), store, root);
  expect(told.at(-1)).toBe('undo');
});

test('keys of the browser stay with the browser', () => {
  const { store, told } = table();
  const root = document.createElement('div');
  store.ask(question(option(2, 'button:pass'), option(3, 'button:more')));
  store.takeBack = 'free';
  const handled = (key: string, held: KeyboardEventInit = {}): boolean =>
    handleKey(new KeyboardEvent('keydown', { key, ...held }), store, root);
  const ours = ['1', '2', 'w', 'z', 'r', 't', 'n', 'o', 'l', '/', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp'];
  for (const key of ours)
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(handled(key, held), `${JSON.stringify(held)} ${key}`).toBe(false);
  for (const key of [
    'F1',
    'F3',
    'F5',
    'F6',
    'F7',
    'F11',
    'F12',
    'Tab',
    'Backspace',
    'PageUp',
    'PageDown',
    'Home',
    'End',
  ])
    expect(handled(key), key).toBe(false);
  expect(told).toEqual([]);
});

test('w asks why the focused thing cannot be chosen', () => {
  const { store, told } = table();
  store.ask(question(option(2, 'button:pass')));
  const root = document.createElement('div');
  root.innerHTML = '<div data-thing="slot:1:1" tabindex="-1"></div>';
  document.body.append(root);
  root.querySelector<HTMLElement>('[data-thing]')!.focus();
  handleKey(press('w'), store, root);
  expect(told).toEqual(['why slot:1:1']);
});

test('a few short options are buttons of the prompt; long ones leave the question its place', () => {
  const { store } = table();
  store.ask(question(option(1, 'button:end', { label: 'End turn' }), option(2, 'button:no', { label: 'Pass' })));
  expect(inPrompt(store)).toBe(true);
  store.ask(question(option(1, 'button:a', { label: 'Using Inner Force and Determination' })));
  expect(inPrompt(store)).toBe(false);
  store.ask(question(option(1, 'button:a', { label: 'Nothing' })), [], 1);
  expect(inPrompt(store)).toBe(false);
});
