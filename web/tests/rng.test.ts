import { expect, test } from 'vitest';
import { Random, md5Head } from '../src/lib/rng';

test('the md5 of a name starts as the reference says', () => {
  expect(md5Head('')).toBe(0xd41d8cd9);
  expect(md5Head('Courage' + 'bliss')).toBe(0x330dda38);
  expect(md5Head('x'.repeat(100))).toBe(0xaed563ec);
});

test('the stream is the one the shapes were designed with', () => {
  const r = Random.of('Couragebliss');
  expect(r.choice([5, 6, 7, 8, 9, 10, 12])).toBe(6);
  expect(r.uniform(0.75, 1.5)).toBeCloseTo(1.3711251945078877, 12);
  for (let i = 0; i < 400; i++) r.random();
  expect(r.random()).toBeCloseTo(0.895191388869639, 12);
});
