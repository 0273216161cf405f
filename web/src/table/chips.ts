/** Which options are shown as chips and which key chooses which. */
import type { TableStore } from './store.svelte';
import type { Option } from './types';

/** Letters that mean something else at the table are not given to chips. */
const KEYS = '123456789' + 'abcdefghijkmpqsuvxy';

export function chipKey(index: number): string {
  return KEYS[index] ?? '';
}

export function chipIndex(key: string): number {
  return KEYS.indexOf(key);
}

/** The narrowed choices of one thing first; else every option whose thing the board does not draw. */
export function chipsOf(table: TableStore): Option[] {
  if (table.narrowed) return table.narrowed;
  if (table.listAll) return listed(table);
  return (table.question?.options ?? []).filter((option) => !table.drawn.has(option.thing));
}

/** On a phone: all answers, those without a place on the board first. */
function listed(table: TableStore): Option[] {
  const options = table.question?.options ?? [];
  const placed = (option: Option): number => (table.drawn.has(option.thing) ? 1 : 0);
  return options.toSorted((a, b) => placed(a) - placed(b));
}

/** letters that the buttons of the prompt may have together: the question needs its place */
const LETTERS = 28;

/** A few options without a place are buttons of the prompt itself; more of them, or the meanings of one thing, fill the strip. */
export function inPrompt(table: TableStore): boolean {
  if (table.listAll) return false;
  const chips = chipsOf(table);
  const letters = chips.reduce((sum, option) => sum + option.label.length, 0);
  return !table.narrowed && table.suggested === null && chips.length <= 2 && letters <= LETTERS;
}
