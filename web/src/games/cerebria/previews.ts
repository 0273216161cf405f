/** What the server foresees for the answer that a thing of the board stands for. */
import type { TableStore } from '../../table/store.svelte';
import type { Change, Preview } from '../../wire';

/** counters that tell of the turn, not of a price: they are drawn elsewhere */
const OF_THE_TURN = new Set(['action-point', 'absorb']);

/** Pieces are looked at under names of their own; the answer belongs to the thing. */
const THINGS: Record<string, string> = { emotion: 'card', ability: 'button' };

/** The preview of the answer that begins with what is looked at; of several the first. */
export function previewOf(table: TableStore, looked: string): Preview | undefined {
  const [kind = '', ...rest] = looked.split(':');
  const thing = [THINGS[kind] ?? kind, ...rest].join(':');
  const option = table.selected?.thing === thing ? table.selected : table.byThing.get(thing)?.[0];
  const preview = option && table.previews[option.id];
  return preview && preview.cost.length + preview.gain.length + preview.unknown.length ? preview : undefined;
}

const counts = (changes: Change[]): Change[] =>
  changes.filter((each) => each.sort === 'count' && !each.whose && !OF_THE_TURN.has(each.what));

/** One's own price as glyphs and numbers. */
export const costOf = (preview: Preview | undefined): { glyph: string; n: number }[] =>
  counts(preview?.cost ?? []).map((each) => ({ glyph: each.what, n: each.before - each.after }));

/** What one gains as glyphs and numbers. */
export const gainOf = (preview: Preview | undefined): { glyph: string; n: number }[] =>
  counts(preview?.gain ?? []).map((each) => ({ glyph: each.what, n: each.after - each.before }));

/** Points on your own Wheel. */
export const pointsOf = (preview: Preview | undefined): number =>
  gainOf(preview).find((each) => each.glyph === 'vp')?.n ?? 0;
