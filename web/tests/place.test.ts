import { expect, test } from 'vitest';
import { boxAt, freeCorner, WEIGHTY } from '../src/learn/place';

const page = { width: 1440, height: 900 };
const size = { width: 330, height: 300 };
const at = (left: number, top: number, weight = WEIGHTY) => ({ left, top, right: left + 40, bottom: top + 40, weight });

test('the coach stays where it stands while nothing is covered there', () => {
  expect(freeCorner('left', size, page, [at(700, 300)])).toBe('left');
  expect(freeCorner('low-right', size, page, [at(700, 300)])).toBe('low-right');
});

test('it moves away from what it points at, and from the answer rather than from other things', () => {
  expect(freeCorner('left', size, page, [at(100, 100)])).toBe('right');
  expect(freeCorner('left', size, page, [at(100, 100), at(1300, 100)])).toBe('low-left');
  const everywhere = (['left', 'right', 'low-left', 'low-right'] as const).map((corner) => {
    const box = boxAt(corner, size, page);
    return at(box.left + 10, box.top + 10, corner === 'right' ? WEIGHTY : 9 * WEIGHTY);
  });
  expect(freeCorner('left', size, page, everywhere)).toBe('right');
});

test('it begins where it covers fewest pieces, and does not move for a piece', () => {
  expect(freeCorner(null, size, page, [at(100, 100, 1), at(1300, 100, 1), at(100, 700, 1)])).toBe('low-right');
  expect(freeCorner('left', size, page, [at(100, 100, 1)])).toBe('left');
});
