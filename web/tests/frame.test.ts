/** Where a board looks on a phone: at all targets if they fit, else at the best group, never smaller than a fingertip. */
import { expect, test } from 'vitest';
import { lookAt, TARGET, type Box } from '../src/table/frame';

const box = (x: number, y: number, size = 30): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

test('nothing to choose shows the whole board', () => {
  expect(lookAt([], 390, 400)).toEqual({ scale: 1, x: 0, y: 0, inView: 0 });
});

test('targets near each other are all in view and large enough', () => {
  const boxes = [box(80, 80), box(120, 90), box(100, 130)];
  const look = lookAt(boxes, 390, 400);
  expect(look.inView).toBe(3);
  expect(30 * look.scale).toBeGreaterThanOrEqual(TARGET);
});

test('targets too far apart for fingertips: the largest group is shown', () => {
  const boxes = [box(-170, -170, 12), box(150, 150, 12), box(160, 140, 12)];
  const look = lookAt(boxes, 390, 400);
  expect(12 * look.scale).toBeGreaterThanOrEqual(TARGET);
  expect(look.inView).toBe(2);
  expect(look.x).toBeGreaterThan(0);
});

test('the view never leaves the board', () => {
  const look = lookAt([box(190, 195, 10)], 390, 400);
  expect(look.x + 390 / look.scale / 2).toBeLessThanOrEqual(195.001);
  expect(look.y + 400 / look.scale / 2).toBeLessThanOrEqual(200.001);
});
