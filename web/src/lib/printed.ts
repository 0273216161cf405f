/** What is printed, from the games' own files; a pack of the workshop stands for some of them before a board is loaded. */
import { api } from './api';

let files: Record<string, unknown> = {};
let played = '';
let loading: Promise<boolean> = Promise.resolve(true);
/** boards that were drawn already keep what they read, so another pack needs a fresh page */
let read = false;

/** The content of a file of a game, or what the pack at this table puts in its place. */
export function printed<T>(file: string, content: T): T {
  read = true;
  return (files[file] as T | undefined) ?? content;
}

/** Draws with a pack from now on, with none for an empty hash; false if the page is loaded anew for it. */
export function drawWith(hash: string, game: string): Promise<boolean> {
  if (hash === played) return loading;
  played = hash;
  if (read) {
    location.reload();
    loading = Promise.resolve(false);
  } else loading = api.packPrinted(hash, game).then((found) => Boolean((files = found.files)));
  return loading;
}

/** Whether corrected cards are drawn. */
export const withPack = (): boolean => played !== '';
