/** What the server says, in the words of these pages: answers, acts, lines of the log, deeds, seats. */
import type * as wire from '../wire';
import type { Act, ChatLine, Deed, LogLine, Option, Proposal, Seat } from './types';

export function said(line: wire.ChatLine): ChatLine {
  return { n: line.number, name: line.name, text: line.text, room: line.room };
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function answer(option: wire.OptionInfo, confirm = false): Option {
  return {
    id: option.id,
    notation: option.text,
    thing: option.thing,
    label: sentence(option.label || option.text),
    final: option.final || confirm,
  };
}

export function act(info: wire.ActInfo): Act {
  return {
    label: sentence(info.label),
    back: info.back,
    steps: info.steps.map((step) => answer(step)),
    last: info.last && answer(info.last),
    preview: info.preview ?? undefined,
  };
}

export function line(event: wire.EventInfo): LogLine {
  const seat = event.seat < 0 ? null : event.seat;
  return {
    n: event.number,
    move: event.move,
    seat,
    text: sentence(event.text),
    rule: event.rule,
    things: event.things,
  };
}

/** What happened, by the answer that caused it; the last one is seen, and done by whoever was asked. */
export function deeds(events: wire.EventInfo[], view: unknown, mover: number | null): Deed[] {
  const found: Deed[] = [];
  for (const event of events) {
    const each = line(event);
    const same = found.at(-1);
    if (same && same.lines[0]!.move === each.move) {
      same.lines.push(each);
      same.things.push(...each.things);
    } else found.push({ seat: each.seat, lines: [each], things: [...each.things], view: null });
  }
  const last = found.at(-1);
  if (last) [last.view, last.seat] = [view, mover ?? last.seat];
  return found;
}

/** Something that can be seen on the table, and not only about this seat. */
export const ofOthers = (deed: Deed, seat: number | null): boolean =>
  deed.things.length > 0 && deed.lines.some((each) => each.seat !== seat);

/** What the others did after the last line about a seat; for a tab that has just come. */
export function sinceMine(log: LogLine[], seat: number | null): Deed[] {
  const mine = log.findLastIndex((each) => each.seat === seat);
  const found = new Map<number, Deed>();
  for (const each of log.slice(mine + 1)) {
    const deed = found.get(each.move) ?? { seat: each.seat, lines: [], things: [], view: null };
    deed.lines.push(each);
    deed.things.push(...each.things);
    found.set(each.move, deed);
  }
  return seat === null ? [] : [...found.values()];
}

/** A seat of the table, as the pages know it. */
export function sitting(seat: wire.SeatInfo, n: number): Seat {
  return {
    seat: n,
    name: seat.name,
    holder: seat.kind,
    level: seat.level,
    here: seat.online,
    standIn: seat.stand_in,
    kept: seat.kept,
    keptForYou: seat.kept_for_you,
    absent: seat.absent,
    offered: seat.offered,
    sitter: seat.sitter,
    yours: seat.yours,
    holiday: seat.holiday,
  };
}

export function proposed(message: wire.ProposalMessage): Proposal | null {
  const { id, what, by, about, needed, waiting } = message;
  return message.outcome === 'open' ? { id, what, by, about, needed, waiting } : null;
}
