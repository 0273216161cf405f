/** The workshop's bench: what is corrected now, and what the server says of it. Nothing here knows a game. */
import { call, Trouble } from '../lib/api';
import type * as wire from '../wire';
import { w } from './words';

export type Datum = wire.DatumInfo;
export type Field = wire.FieldInfo;
export interface Spec {
  is: string;
  optional?: boolean;
  values?: { id: string; text: string }[];
  shape?: string;
  or?: string;
  word?: string;
}
export interface Shape {
  word: string;
  words: { id: string; text: string; fields: Record<string, Spec> }[];
}
export interface Grammar {
  power?: Spec;
  shapes?: Record<string, Shape>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
export const keyOf = (datum: Datum): string => `${datum.file}/${datum.entry}`;
const said = (error: unknown): string => (error instanceof Trouble ? error.says : String(error));
const PAUSE = 150;

export class Bench {
  info = $state.raw<wire.WorkshopInfo | null>(null);
  lost = $state('');
  source = $state('');
  words = $state('');
  chosen = $state('');
  changes = $state.raw<Record<string, Record<string, Record<string, unknown>>>>({});
  known = $state<Record<string, string>>({});
  name = $state('');
  checked = $state.raw<wire.PackChecked | null>(null);
  tried = $state.raw<wire.PackTried | null>(null);
  saved = $state.raw<wire.PackInfo | null>(null);
  busy = $state('');
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticket = 0;

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    try {
      this.info = await call<wire.WorkshopInfo>('GET', `/workshop/${encodeURIComponent(this.game)}`);
      const first = this.info.data.find((each) => each.card && each.source === 'house') ?? this.info.data[0];
      this.chosen ||= first ? keyOf(first) : '';
    } catch (error) {
      this.lost = said(error);
    }
  }

  readonly grammar = $derived((this.info?.grammar ?? {}) as Grammar);
  readonly datum = $derived(this.info?.data.find((each) => keyOf(each) === this.chosen) ?? null);
  readonly count = $derived(Object.values(this.changes).reduce((sum, edits) => sum + Object.keys(edits).length, 0));
  readonly changed = $derived(
    (this.info?.data ?? []).filter((each) => this.changes[each.file]?.[each.entry] !== undefined),
  );
  /** the chosen one with its corrections, as the server made words of it */
  readonly corrected = $derived(this.checked?.data.find((each) => keyOf(each) === this.chosen) ?? null);

  isChanged(datum: Datum): boolean {
    return this.changes[datum.file]?.[datum.entry] !== undefined;
  }

  valueOf(datum: Datum, field: Field): unknown {
    const own = this.changes[datum.file]?.[datum.entry];
    return own && field.name in own ? own[field.name] : field.value;
  }

  /** Every value of a datum as it is now. */
  valuesOf(datum: Datum): Record<string, unknown> {
    return Object.fromEntries(datum.fields.map((field) => [field.name, this.valueOf(datum, field)]));
  }

  put(datum: Datum, field: Field, value: unknown): void {
    const own = { ...this.changes[datum.file]?.[datum.entry] };
    if (same(value, field.value)) delete own[field.name];
    else own[field.name] = value;
    this.set(datum, own);
  }

  undo(datum: Datum): void {
    this.set(datum, {});
  }

  private set(datum: Datum, own: Record<string, unknown>): void {
    const edits = { ...this.changes[datum.file] };
    if (Object.keys(own).length) edits[datum.entry] = own;
    else delete edits[datum.entry];
    const changes = { ...this.changes };
    if (Object.keys(edits).length) changes[datum.file] = edits;
    else delete changes[datum.file];
    this.changes = changes;
    this.tried = null;
    this.saved = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private get pack(): wire.PackIn {
    const entries = new Set(this.changed.map((each) => each.entry));
    const known = Object.fromEntries(Object.entries(this.known).filter(([entry]) => entries.has(entry)));
    return { game: this.game, name: this.name.trim(), changes: this.changes, known, text: '' };
  }

  async check(): Promise<void> {
    const ticket = ++this.ticket;
    if (!this.count) return void (this.checked = null);
    try {
      const found = await call<wire.PackChecked>('POST', '/workshop/check', { ...this.pack, name: '' });
      if (ticket === this.ticket) [this.checked, this.trouble] = [found, ''];
    } catch (error) {
      if (ticket === this.ticket) this.trouble = said(error);
    }
  }

  readonly fits = $derived(this.count > 0 && this.checked !== null && this.checked.problems.length === 0);

  private async doing<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    this.busy = what;
    this.trouble = '';
    try {
      return await work();
    } catch (error) {
      this.trouble = said(error);
      return null;
    } finally {
      this.busy = '';
    }
  }

  async try(): Promise<void> {
    const pack = { ...this.pack, name: '' };
    this.tried = await this.doing('try', () => call<wire.PackTried>('POST', '/workshop/try', pack));
  }

  async save(): Promise<void> {
    if (!this.name.trim()) return void (this.trouble = w('needName'));
    if (this.changed.some((each) => !this.known[each.entry]?.trim())) return void (this.trouble = w('needKnown'));
    await this.keep(this.pack);
  }

  /** Keeps a pack that somebody shared as a file. */
  async bring(file: File): Promise<void> {
    const text = await file.text();
    await this.keep({ game: this.game, name: '', changes: {}, known: {}, text });
    if (this.saved) await this.take(this.saved.hash);
  }

  private async keep(pack: wire.PackIn): Promise<void> {
    const saved = await this.doing('save', () => call<wire.PackInfo>('POST', '/packs', pack));
    if (!saved || !this.info) return;
    this.saved = saved;
    this.info = { ...this.info, packs: [saved, ...this.info.packs.filter((each) => each.hash !== saved.hash)] };
  }

  /** Goes on with a pack that is kept. */
  async take(hash: string): Promise<void> {
    const found = await this.doing('take', () => call<wire.PackIn>('GET', `/packs/${hash}/data`));
    if (!found) return;
    this.changes = found.changes ?? {};
    this.known = { ...found.known };
    this.name = found.name ?? '';
    this.tried = null;
    const first = this.changed[0];
    if (first) this.chosen = keyOf(first);
    await this.check();
  }

  async putAway(hash: string): Promise<void> {
    const gone = await this.doing('away', () => call<wire.PackInfo>('POST', `/packs/${hash}/put-away`, {}));
    if (gone && this.info) this.info = { ...this.info, packs: this.info.packs.filter((each) => each.hash !== hash) };
  }
}
