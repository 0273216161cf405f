/** Words about a table that several pages say: its pace, its people, when something was. */
import type { Pace } from '../wire';
import type { TableCard } from './api';
import { plural, t } from './i18n.svelte';
import { settings } from './settings.svelte';

export function paceOf(pace: Pace): string {
  if (pace.kind === 'relaxed') return t('pace.relaxed');
  if (pace.kind === 'days') return plural('pace.days', pace.days);
  return t('pace.live', { seconds: pace.move_seconds, minutes: Math.round(pace.reserve_seconds / 60) });
}

/** Names as a reader of the language would list them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.spoken, { type: 'conjunction' }).format(names);
}

/** The others at a table, each name once. */
export function others(card: TableCard): string[] {
  return [...new Set(card.seats.filter((seat) => !seat.you && seat.kind !== 'open').map((seat) => seat.name))];
}

/** The time of day, or the date where it was not today. */
export function when(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    settings.spoken,
    today ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { day: 'numeric', month: 'long' },
  ).format(at);
}
