/** Reads the card game's view (games/card/view.py) into what the board draws. */
import type { TableStore } from '../../table/store.svelte';
import { look } from './look';
import type { CardModel, Placed, SeatModel } from './model';

interface WireEmotion { card: string; partner: string | null; fragments: number; absorbed: number; fresh?: boolean }
interface WireSeat { hand?: string[] | null; hand_size: number; mindset: WireEmotion[]; scored: { bliss: number; gloom: number } }
export interface WireView {
  cycle: number; mood: 'bliss' | 'gloom'; deck: number; discard: string[]; impulse: { card: string | null; stack: number }[];
  turn: number; actions: number; used: string[]; seats: WireSeat[];
}

function inHand(id: string): Placed {
  return { thing: `card:${id}`, card: look(id) };
}

export function readView(table: TableStore): CardModel {
  const view = table.view as WireView;
  const seats: SeatModel[] = view.seats.map((seat, n) => ({
    seat: n,
    name: table.nameOf(n),
    bot: table.seats[n]?.holder === 'bot',
    hand: seat.hand_size,
    bliss: seat.scored.bliss,
    gloom: seat.scored.gloom,
    mindset: seat.mindset.map((emotion, place) => ({
      thing: `slot:${n}:${place}`,
      card: look(emotion.card, { fragments: emotion.fragments, merged: emotion.partner !== null, absorbed: emotion.absorbed, fresh: emotion.fresh ?? false }),
    })),
    deciding: (table.question?.seat ?? table.waiting?.seat) === n,
  }));
  const own = table.seat === null ? null : (seats[table.seat] ?? null);
  const order = own ? [...seats.slice(own.seat + 1), ...seats.slice(0, own.seat)] : seats;
  return {
    cycle: view.cycle,
    mood: view.mood,
    deck: view.deck,
    discard: view.discard.length,
    columns: view.impulse.map((column, n) => ({ stack: column.stack, thing: `stack:${n}`, card: column.card === null ? null : { thing: `impulse:${n}`, card: look(column.card) } })),
    seats,
    own,
    others: order,
    hand: own ? (view.seats[own.seat]!.hand ?? []).map(inHand) : [],
    seen: view.seats.flatMap((seat, n) => (n !== own?.seat && seat.hand?.length ? [{ seat: n, cards: seat.hand.map(inHand) }] : [])),
    turn: view.turn,
    actions: view.actions,
    used: view.used,
  };
}
