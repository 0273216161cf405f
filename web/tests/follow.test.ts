/** Following the others: one deed at a time, at the reader's pace, and never in the way of what the reader may do. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Again, Follow } from '../src/table/follow.svelte';
import type { Deed } from '../src/table/types';

let shown: string[];
let follow: Follow;
const deed = (name: string, mine = false, told = true) => ({ show: () => void shown.push(name), told, mine });

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'normal';
  shown = [];
  follow = new Follow();
});
afterEach(() => {
  vi.useRealTimers();
  settings.pace = 'normal';
});

test('deeds that come at once are shown one after another', () => {
  for (const name of ['a', 'b', 'c']) follow.take(deed(name), false);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('slow and fast are slower and faster', () => {
  settings.pace = 'slow';
  for (const name of ['a', 'b']) follow.take(deed(name), false);
  vi.advanceTimersByTime(1300);
  expect(shown).toEqual(['a']);
  settings.pace = 'fast';
  const quick = new Follow();
  quick.take(deed('x'), false);
  quick.take(deed('y'), false);
  vi.advanceTimersByTime(510);
  expect(shown).toContain('y');
});

test('paused or step by step, the next deed comes by hand', () => {
  settings.pace = 'step';
  for (const name of ['a', 'b', 'c']) follow.take(deed(name), false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a']);
  follow.next();
  expect(shown).toEqual(['a', 'b']);
  settings.pace = 'normal';
  follow.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a', 'b']);
  follow.pause(false);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('whoever acts is at once where the game is', () => {
  for (const name of ['a', 'b']) follow.take(deed(name), false);
  follow.take(deed('my turn', true), false);
  expect(follow.ready).toBe(true);
  follow.toNow();
  expect(shown).toEqual(['a', 'b', 'my turn']);
  expect([follow.ready, follow.waiting, follow.holding]).toEqual([false, 0, false]);
});

test("one's own answer and one's own question wait for nothing", () => {
  follow.take(deed('mine', true), false);
  follow.take(deed('answer'), true);
  follow.take(deed('bot'), false);
  expect(shown).toEqual(['mine', 'answer', 'bot']);
});

test('what is nothing to look at does not hold the next deed up', () => {
  follow.take(deed('thinking', false, false), false);
  follow.take(deed('a'), false);
  expect(shown).toEqual(['thinking', 'a']);
});

test("one's own turn waits no longer than eight seconds, however much has happened before it", () => {
  settings.pace = 'slow';
  for (let i = 0; i < 60; i++) follow.take(deed(`bot ${i}`), false);
  follow.take(deed('my turn', true), false);
  vi.advanceTimersByTime(8100);
  expect(shown.at(-1)).toBe('my turn');
  expect(shown).toHaveLength(61);
});

test('another pace counts at once, also for what is being held', () => {
  settings.pace = 'step';
  follow.take(deed('a'), false);
  follow.take(deed('my turn', true), false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a']);
  settings.pace = 'normal';
  follow.paceChanged();
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual(['a', 'my turn']);
});

test('what is shown again takes no longer than eight seconds, and ends when something happens', () => {
  const seen: unknown[] = [];
  const again = new Again((each) => seen.push(each?.view ?? null));
  const many = Array.from({ length: 50 }, (_, i): Deed => ({ seat: 1, lines: [], things: [], view: i + 1 }));
  again.play(many);
  vi.advanceTimersByTime(8100);
  expect([again.at, seen.length, seen.at(-1)]).toEqual([null, 51, null]);
  again.play(many);
  again.leave();
  vi.advanceTimersByTime(60_000);
  expect([again.at, seen.length]).toEqual([null, 52]);
});

test('deeds are shown again and then the present', () => {
  const seen: (string | null)[] = [];
  const again = new Again((each) => seen.push(each ? (each.view as string) : null));
  const made = (view: string): Deed => ({ seat: 1, lines: [], things: [], view });
  again.play([made('a'), made('b')]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['a', 'b', null]);
  expect(again.at).toBeNull();
});
