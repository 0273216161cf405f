/** What the server foresees for the answer that a thing stands for. */
import type { TableStore } from '../../table/store.svelte';
import type { Change, Preview } from '../../wire';

/** Coins as the previews name them. */
const COIN = 'amy-coin';

/** The preview of the answer that begins with this thing; of several the first. */
export function previewOf(table: TableStore, thing: string): Preview | undefined {
  const option = table.byThing.get(thing)?.[0];
  return option && table.previews[option.id];
}

const own = (changes: Change[] | undefined, what: string): number =>
  (changes ?? []).reduce(
    (sum, each) =>
      each.what === what && each.sort === 'count' && !each.whose ? sum + Math.abs(each.after - each.before) : sum,
    0,
  );

export function coinsOf(preview: Preview | undefined): number {
  return own(preview?.cost, COIN);
}
