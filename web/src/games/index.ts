/** Finds the drawing of a game by its folder name; games without a folder get the generic one. */
import type { Component, Snippet } from 'svelte';
import type { TableStore } from '../table/store.svelte';
import type { Scene } from '../wire';

/** What a board gets. In the Morning theme the picture stays a night scene: the part that is the picture is `<div class="stage" data-theme="dusk">`. */
export interface BoardProps {
  table: TableStore;
  /** the prompt bar, which may carry something of the game beside the name, and the log; the board places them */
  prompt: Snippet<[Snippet?]>;
  log: Snippet;
}

export interface Emblem {
  default: Component<{ size?: number }>;
}

/** What a game's own picture of a big event gets: the scene and the step that is told. */
export interface SceneProps {
  table: TableStore;
  scene: Scene;
  at: number;
}

/** What a game draws of the things that seats pick: `pictured` choices as portraits, others as a pile of their cards. */
export interface Portraits {
  default: Component<{ choice: string; value: string; team: string; cards?: string[]; size?: number }>;
  pictured: readonly string[];
}

/** What a game's own pictures get: which picture, what of it, and the position that it is drawn from. */
export interface PictureProps {
  table: TableStore;
  show: string;
  about: readonly string[];
}

const languages = import.meta.glob<string[]>('@games/*/locales/complete.json', { eager: true, import: 'default' });

/** the base game of each edition */
const bases = import.meta.glob<string>('./*/base.ts', { eager: true, import: 'default' });

/** The languages besides English in which nothing of a game is missing; an edition has those of its base game. */
export function languagesOf(game: string): readonly string[] {
  const home = bases[`./${game}/base.ts`] ?? game;
  return Object.entries(languages).find(([path]) => path.includes(`/${home}/`))?.[1] ?? [];
}

/** what each game says on its boards */
const words = import.meta.glob('./*/words.ts');

/** Something of a game's folder, once its words are there. */
async function withWords<Part>(game: string, load: (() => Promise<Part>) | undefined): Promise<Part | null> {
  if (!load) return null;
  const [part] = await Promise.all([load(), words[`./${game}/words.ts`]?.()]);
  return part;
}

/** What a game's drawing of a datum gets in the workshop: its kind of entry, its values as they are now, its words. */
export interface PrintedProps {
  kind: string;
  values: Record<string, unknown>;
  said: string;
  small?: boolean;
}

const portraits = import.meta.glob<Portraits>('./*/Portrait.svelte');
const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const emblems = import.meta.glob<Emblem>('./*/Emblem.svelte');
const zooms = import.meta.glob<{ default: Component<{ id: string; table: TableStore }> }>('./*/Zoom.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards['./generic/Board.svelte'];
  return (await withWords(game, load))!.default;
}

export async function emblemOf(game: string): Promise<Component<{ size?: number }>> {
  const load = emblems[`./${game}/Emblem.svelte`] ?? emblems['./generic/Emblem.svelte'];
  return (await load!()).default;
}

/** The portraits of a game; null where it draws none. */
export async function portraitsOf(game: string): Promise<Portraits | null> {
  return withWords(game, portraits[`./${game}/Portrait.svelte`]);
}

export async function zoomOf(game: string): Promise<Component<{ id: string; table: TableStore }> | null> {
  return (await withWords(game, zooms[`./${game}/Zoom.svelte`]))?.default ?? null;
}

const scenes = import.meta.glob<{ default: Component<SceneProps> }>('./*/Scene.svelte');

/** A game's own picture of its big events; without one the scene shows its signs and numbers. */
export async function sceneOf(game: string): Promise<Component<SceneProps> | null> {
  return (await withWords(game, scenes[`./${game}/Scene.svelte`]))?.default ?? null;
}

const pictures = import.meta.glob<{ default: Component<PictureProps> }>('./*/Picture.svelte');

/** The pictures that a game draws for pages about it; null where it brings none. */
export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await withWords(game, pictures[`./${game}/Picture.svelte`]))?.default ?? null;
}

const prints = import.meta.glob<{ default: Component<PrintedProps> }>('./*/Printed.svelte');

/** How a game draws a card of its workshop; null where it draws none. */
export async function printedOf(game: string): Promise<Component<PrintedProps> | null> {
  return (await withWords(game, prints[`./${game}/Printed.svelte`]))?.default ?? null;
}
