/** What measures the page waits for the frame, once; what nobody waits for comes after it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from '../src/table/frames';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what is asked for several times is done once, before the next frame', () => {
  const done: string[] = [];
  const frame = new Frame();
  frame.next(() => done.push('first'));
  frame.next(() => done.push('second'));
  expect([done, frame.waits]).toEqual([[], true]);
  vi.advanceTimersToNextFrame();
  expect([done, frame.waits]).toEqual([['first'], false]);
  frame.next(() => done.push('third'));
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(['first', 'third']);
});

test('what can wait comes when the frame is done, and what is stopped never', () => {
  const done: string[] = [];
  const [late, stopped] = [new Frame(), new Frame()];
  late.after(() => done.push('late'));
  stopped.next(() => done.push('stopped'));
  stopped.stop();
  vi.advanceTimersToNextFrame();
  vi.runAllTimers();
  expect(done).toEqual(['late']);
});
