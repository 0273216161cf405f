/** Reads the card game's view into what the board draws. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../table/store.svelte';
import { look } from './look';
import type { CardModel, Placed, SeatModel } from './model';
import type { CardView, WinningLine, SeatStanding, SeatView } from './wire';

function inHand(id: string): Placed {
  return { thing: `card:${id}`, card: look(id) };
}

/** The line that a Revelation now would reach, or what the nearest one lacks. */
function badgeOf({ lines, text }: SeatStanding): SeatModel['badge'] {
  const reached = lines.find((line) => line.coming);
  const lacks = (line: WinningLine): number => line.short_bliss + line.short_gloom;
  const nearest = Math.min(...lines.map(lacks));
  return {
    text: reached ? needs(reached) : t('card.short', { n: nearest }),
    reached: reached !== undefined,
    whole: text,
  };
}

/** What a line asks for: 12, or 7 and 7. */
export function needs({ needs_bliss, needs_gloom }: WinningLine): string {
  return [needs_bliss, needs_gloom].filter(Boolean).join(` ${t('card.and')} `);
}

function readSeat(table: TableStore, seat: SeatView, stands: SeatStanding, n: number): SeatModel {
  return {
    seat: n,
    name: table.nameOf(n),
    bot: table.seats[n]?.holder === 'bot' || (table.seats[n]?.standIn ?? false),
    hand: seat.hand,
    known: seat.known.map(({ card, sure }) => ({ card: look(card), sure })),
    bliss: seat.bliss,
    gloom: seat.gloom,
    coming: { bliss: stands.coming_bliss, gloom: stands.coming_gloom },
    lines: stands.lines,
    place: stands.place,
    badge: badgeOf(stands),
    combination: seat.combination,
    bonus: seat.bonus,
    meets: seat.meets,
    mindset: seat.mindset.map((emotion, place) => ({
      thing: `slot:${n}:${place}`,
      card: look(emotion.card, {
        slots: emotion.fragment_slots,
        fragments: emotion.fragments,
        merged: emotion.partner !== null,
        absorbSlots: emotion.absorb_slots,
        absorbed: emotion.absorbed,
        fresh: emotion.arrived !== '',
      }),
    })),
    deciding: (table.question?.seat ?? table.waiting?.seat) === n,
    using: '',
  };
}

/** Hands that may be seen besides your own: what a thief looks at, or all of them in an open replay. */
function seenHands(table: TableStore, view: CardView, own: number | null): CardModel['seen'] {
  const seen = view.looking ? [{ seat: view.looking.seat, cards: view.looking.cards.map(inHand) }] : [];
  (table.openViews as CardView[]).forEach((other, seat) => {
    if (seat !== own && other.hand) seen.push({ seat, cards: other.hand.map(inHand) });
  });
  return seen;
}

export function readView(table: TableStore): CardModel {
  const view = table.view as CardView;
  const seats = view.seats.map((seat, n) => readSeat(table, seat, view.standing.seats[n]!, n));
  const own = table.seat === null ? null : (seats[table.seat] ?? null);
  if (view.using) seats[view.using.seat]!.using = view.using.ability;
  return {
    cycle: view.cycle,
    mood: view.mood,
    deck: view.deck,
    discard: view.discard.map(inHand),
    supply: view.supply,
    columns: view.impulse.map((card, n) => ({
      stack: view.stacks[n] ?? 0,
      revealing: view.revealing[n] ?? false,
      thing: `stack:${n}`,
      card: card === null ? null : { thing: `impulse:${n}`, card: look(card) },
    })),
    seats,
    own,
    others: own ? [...seats.slice(own.seat + 1), ...seats.slice(0, own.seat)] : seats,
    hand: own ? (view.hand ?? []).map(inHand) : [],
    aside: new Set(view.aside ?? []),
    entering: view.entering ? look(view.entering.card) : null,
    seen: seenHands(table, view, own?.seat ?? null),
    turn: view.turn,
    usingPlace: view.using?.place ?? -1,
    actions: view.actions,
    used: view.used,
    limits: view.limits,
    why: view.standing.why,
  };
}
