/** Which verb each zone of the table wears: open while something in it may be chosen, on while its act is put together. */
import type { TableStore } from '../../table/store.svelte';
import type { CardModel } from './model';

export type VerbState = 'open' | 'on' | 'off';

export interface Verbs {
  take: VerbState;
  use: VerbState;
  invoke: VerbState;
}

const NONE: Verbs = { take: 'off', use: 'off', invoke: 'off' };

export function verbs(table: TableStore, model: CardModel): Verbs {
  if (!table.question || !model.own) return NONE;
  if (model.entering) return { ...NONE, invoke: 'on' };
  if (model.own.using) return { ...NONE, use: 'on' };
  if (table.question.kind !== 'turn') return NONE;
  const any = (things: (string | undefined)[]): boolean => things.some((thing) => thing && table.isLegal(thing));
  const state = (things: (string | undefined)[]): VerbState => {
    if (table.selected) return things.includes(table.selected.thing) ? 'on' : any(things) ? 'open' : 'off';
    return any(things) ? 'open' : 'off';
  };
  return {
    take: state(model.columns.flatMap((column) => [column.card?.thing, column.thing])),
    use: state(model.own.mindset.map((placed) => placed.thing)),
    invoke: state(model.hand.map((placed) => placed.thing)),
  };
}
