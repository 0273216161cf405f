/** A resting finger asks what a thing is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../src/table/hold';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function finger(kind = 'touch', x = 5): PointerEvent {
  const thing = document.createElement('b');
  thing.dataset.zoom = 'lotus:2';
  return { pointerType: kind, target: thing, clientX: x, clientY: 5 } as unknown as PointerEvent;
}

test('after a while, and then its click is swallowed once', () => {
  const told: string[] = [];
  const hold = holding((id) => told.push(id));
  hold.down(finger());
  vi.advanceTimersByTime(300);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  hold.up();
  expect(told).toEqual(['lotus:2']);
  expect([hold.took(), hold.took()]).toEqual([true, false]);
});

test('not when it taps, wanders off, or is a mouse', () => {
  const told: string[] = [];
  const hold = holding((id) => told.push(id));
  hold.down(finger());
  hold.up();
  hold.down(finger());
  hold.move(finger('touch', 40));
  hold.down(finger('mouse'));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  expect(hold.took()).toBe(false);
});
