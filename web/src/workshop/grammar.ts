/** Beginnings of powers: the least that the vocabulary asks for at a place. */
import type { Grammar, Spec } from './bench.svelte';

/** The first value that fits a field. */
export function blank(grammar: Grammar, spec: Spec): unknown {
  if (spec.is === 'choice') return spec.values?.[0]?.id ?? '';
  if (spec.is === 'several') return spec.values?.slice(0, 1).map((each) => each.id) ?? [];
  if (spec.is === 'bool') return true;
  if (spec.is === 'list') return [blankOf(grammar, spec.shape ?? '')];
  if (spec.is === 'shape') return blankOf(grammar, spec.shape ?? '');
  return 1;
}

/** A word of a shape with the fields that it needs; the first word unless another is named. */
export function blankOf(grammar: Grammar, shape: string, id?: string): Record<string, unknown> {
  const kind = grammar.shapes?.[shape];
  const word = kind?.words.find((each) => each.id === id) ?? kind?.words[0];
  if (!kind || !word) return {};
  const fields = Object.entries(word.fields).filter(([, spec]) => !spec.optional);
  const made = Object.fromEntries(fields.map(([name, spec]) => [name, blank(grammar, spec)]));
  return kind.word ? { [kind.word]: word.id, ...made } : made;
}
