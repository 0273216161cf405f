/** The glossary of a game: what every icon, piece and word at its table is. Asked for once, when the table opens. */
import { api } from '../lib/api';
import type { GlossaryEntry } from '../wire';

let books = $state.raw<Readonly<Record<string, ReadonlyMap<string, GlossaryEntry>>>>({});

const asked = new Set<string>();

/** Fetches the entries of a game; without them the table plays on, only unexplained. */
export async function loadGlossary(game: string): Promise<void> {
  if (!game || asked.has(game)) return;
  asked.add(game);
  try {
    keep(game, await api.glossary(game));
  } catch {
    asked.delete(game); // the next table asks again
  }
}

export function keep(game: string, entries: GlossaryEntry[]): void {
  books = { ...books, [game]: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** The entry of a thing: by its whole id, then by its kind and last part (`item:0:wild` is an `item:wild`), then by its kind. */
export function entryOf(game: string, thing: string): GlossaryEntry | undefined {
  const book = books[game];
  const parts = thing.split(':');
  return book?.get(thing) ?? book?.get(`${parts[0]}:${parts.at(-1)}`) ?? book?.get(parts[0]!);
}
