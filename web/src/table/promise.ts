/** The shuffle was promised before the first turn: this browser keeps the promise and holds the seed against it at the end. */

const KEY = 'insula.promises';
const KEPT = 60;

function kept(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

/** Writes down what a table promised, the first time it is seen while the game runs. */
export function keepPromise(table: string, commitment: string): void {
  const all = kept();
  if (!commitment || all.some(([id]) => id === table)) return;
  localStorage.setItem(KEY, JSON.stringify([...all, [table, commitment]].slice(-KEPT)));
}

export type Shuffle = 'kept' | 'broken' | 'unchecked';

/** Whether the seed that a record tells is the one that was promised to this browser. */
export async function checkShuffle(table: string, record: string): Promise<Shuffle> {
  const promised = kept().find(([id]) => id === table)?.[1];
  const seed = /^seed (-?\d+)$/m.exec(record)?.[1];
  const salt = /^salt (\S*)$/m.exec(record)?.[1] ?? '';
  if (!promised || !seed || !globalThis.crypto?.subtle) return 'unchecked';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`insula ${seed} ${salt}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === promised ? 'kept' : 'broken';
}
