/** Bubbles stand beside what they speak of. */
import { afterEach, expect, test, vi } from 'vitest';
import { beside } from '../src/table/beside';

afterEach(() => (document.body.innerHTML = ''));

function box(width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperties(element, { offsetWidth: { value: width }, offsetHeight: { value: height } });
  return element;
}
function place(at: DOMRect): { left: number; top: number } {
  const [left, top] = beside(box(300, 120), at)
    .match(/-?[\d.]+/g)!
    .map(Number);
  return { left: left!, top: top! };
}
function option(at: DOMRect): void {
  const element = document.createElement('b');
  element.dataset.state = 'legal';
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(at);
  document.body.append(element);
}
const rect = (x: number, y: number, w: number, h: number): DOMRect => new DOMRect(x, y, w, h);

test('near the thing, even where options lie all around it', () => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  for (let x = 300; x < 1100; x += 60) for (let y = 100; y < 800; y += 60) option(rect(x, y, 40, 40));
  const thing = rect(1300, 500, 40, 40);
  const { left, top } = place(thing);
  expect(Math.hypot(left + 150 - 1320, top + 60 - 520)).toBeLessThan(320);
});

test('never over the thing, and not over an option where there is room elsewhere', () => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  const [thing, other] = [rect(600, 400, 50, 50), rect(670, 380, 200, 100)];
  option(other);
  const { left, top } = place(thing);
  const apart = (a: DOMRect): boolean =>
    left >= a.right || left + 300 <= a.left || top >= a.bottom || top + 120 <= a.top;
  expect(apart(thing)).toBe(true);
  expect(apart(other)).toBe(true);
});
