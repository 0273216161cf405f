import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkShuffle, keepPromise } from '../src/table/promise';

const record = 'insula-record 1\ngame card\nseed 4095\nsalt e405\nmoves\n';
const promised = createHash('sha256').update('insula 4095 e405').digest('hex');
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('crypto', webcrypto);
});

test('a shuffle is verified only against the promise that this browser kept', async () => {
  expect(await checkShuffle('t1', record)).toBe('unchecked');
  keepPromise('t1', promised);
  expect(await checkShuffle('t1', record)).toBe('kept');
});

test('another seed, or a promise changed later, does not pass', async () => {
  keepPromise('t1', promised);
  expect(await checkShuffle('t1', record.replace('4095', '4096'))).toBe('broken');
  keepPromise('t1', createHash('sha256').update('insula 4096 e405').digest('hex'));
  expect(await checkShuffle('t1', record.replace('4095', '4096'))).toBe('broken');
});
