import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/table/socket';
import { TableStore } from '../src/table/store.svelte';
import type { Event, Scene, ServerMessage, Update } from '../src/wire';

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

function event(number: number, move: number): Event {
  return { number, move, kind: 'x', seat: 0, rule: 'card.x', text: `event ${number}`, things: [`thing:${number}`] };
}

function update(more: Partial<Update>): Update {
  return {
    t: 'update',
    scenes: [],
    ending: null,
    version: 1,
    from: 0,
    events: [],
    view: {},
    eyes: 0,
    asked: 0,
    question: 'What?',
    kind: 'turn',
    options: [],
    suggested: null,
    passes: false,
    coach: null,
    draft: [],
    can_undo: false,
    confirm: false,
    over: false,
    result: null,
    clock: null,
    ...more,
  };
}

let store: TableStore;
let socket: TableSocket;
let wire: FakeSocket;
const receive = (message: ServerMessage): void => wire.onmessage({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  socket = new TableSocket('t1');
  store = new TableStore(socket);
  socket.store = store;
  socket.open();
  wire = FakeSocket.made[0]!;
  wire.onopen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it greets the server and asks for everything', () => {
  expect(wire.address).toMatch(/\/ws\/t1$/);
  expect(wire.sent).toEqual([{ t: 'hello', since: 0, version: null }]);
});

test('after a break it comes back and asks only for what is missing', () => {
  receive(update({ version: 5, events: [event(0, 1), event(1, 2)] }));
  wire.onclose({ code: 1006 });
  expect(store.connection).toBe('lost');
  vi.advanceTimersByTime(500);
  const again = FakeSocket.made[1]!;
  again.onopen();
  expect(again.sent).toEqual([{ t: 'hello', since: 2, version: 5 }]);
  expect(store.connection).toBe('open');
});

test('an unknown table is not tried again', () => {
  wire.onclose({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(store.connection).toBe('refused');
});

test('options arrive with the question; without options somebody else decides', () => {
  receive(update({ options: [{ id: 3, text: 'take hope', thing: 'card:hope', label: '', final: true }] }));
  expect(store.question?.options).toEqual([
    { id: 3, notation: 'take hope', thing: 'card:hope', label: 'Take hope', final: true },
  ]);
  receive(update({ asked: 1, question: 'Ash decides' }));
  expect(store.question).toBeNull();
  expect(store.waiting).toMatchObject({ seat: 1, text: 'Ash decides' });
});

test('events from a number on replace what was there: undo cuts the log', () => {
  receive(update({ events: [event(0, 1), event(1, 2), event(2, 3)] }));
  receive(update({ version: 2, from: 1, events: [event(1, 2)] }));
  expect(store.log.map((line) => line.n)).toEqual([0, 1]);
});

test('the last move is shown, not the whole history', () => {
  receive(update({ events: [event(0, 1), event(1, 2), event(2, 2)] }));
  expect([...store.last]).toEqual(['thing:1', 'thing:2']);
});

test('each command carries its own nonce and the version it was made for', () => {
  receive(update({ version: 7, options: [{ id: 3, text: 'a', thing: 'card:a', label: '', final: false }] }));
  store.click('card:a');
  store.why('card:b');
  const [, play, why] = wire.sent;
  expect(play).toMatchObject({ t: 'play', version: 7, option: 3 });
  expect(why).toMatchObject({ t: 'why', thing: 'card:b' });
  expect(play!.nonce).not.toBe(why!.nonce);
});

test('a refusal is anchored to the thing that was asked about', () => {
  receive(update({ options: [{ id: 3, text: 'a', thing: 'card:a', label: '', final: false }] }));
  store.click('slot:0:0');
  receive({
    t: 'why',
    nonce: wire.sent[1]!.nonce as string,
    refusal: { rule: 'card.x', section: 'S', says: 'No.', alternative: 'a' },
  });
  expect(store.refusal).toMatchObject({ thing: 'slot:0:0', says: 'No.', alternative: 'a' });
});

test('a proposal is open until it is settled', () => {
  const proposal = {
    t: 'proposal',
    id: 1,
    what: 'rewind',
    by: 1,
    move: 3,
    votes: {},
    waiting: [0],
    outcome: 'open',
  } as const;
  receive({ ...proposal, waiting: [0] });
  expect(store.proposal).toMatchObject({ by: 1, waiting: [0] });
  receive({ ...proposal, waiting: [], outcome: 'agreed' });
  expect(store.proposal).toBeNull();
});

const choices = [{ id: 0, text: 'pass', thing: 'button:pass', label: 'Pass', final: false }];

test('where only passing is possible the table passes, and nobody is asked', () => {
  receive(update({ version: 3, events: [event(0, 1)] }));
  receive(update({ version: 4, from: 1, events: [event(1, 2)], options: choices, passes: true }));
  expect(store.question).toBeNull();
  expect(wire.sent.at(-1)).toMatchObject({ t: 'play', version: 4, option: 0 });
});

test('what the others did since my last answer is kept, with who did it, until I answer', () => {
  store.seat = 0;
  receive(update({ version: 1, asked: 1 }));
  receive(update({ version: 2, asked: 1, events: [{ ...event(0, 1), seat: 1 }] }));
  vi.advanceTimersByTime(2000);
  receive(update({ version: 3, asked: 0, from: 1, events: [{ ...event(1, 2), seat: 1 }], options: choices }));
  expect(store.since.map((deed) => [deed.seat, deed.lines[0]!.text])).toEqual([
    [1, 'Event 0'],
    [1, 'Event 1'],
  ]);
  expect(store.lastSeat).toBe(1);
  receive(update({ version: 4, asked: 1, from: 2, events: [event(2, 3)] }));
  expect(store.since).toEqual([]);
});

test('a stale answer is told at the thing that was clicked, and the new position is there', () => {
  receive(update({ version: 3, options: choices }));
  store.click('button:pass');
  const sent = wire.sent.at(-1) as { nonce: string };
  receive({ t: 'stale', nonce: sent.nonce, version: 5 });
  receive(update({ version: 5, options: choices }));
  expect(store.refusal?.thing).toBe('button:pass');
  expect(store.version).toBe(5);
  expect(store.sending).toBe(false);
});

test('a big event that goes on is one scene, and it is shown once', () => {
  const scene = (last: number, open: boolean): Scene => ({
    kind: 'revelation',
    title: 'Revelation',
    scale: 'full',
    first: 1,
    last,
    open,
    steps: [],
    totals: [],
  });
  receive(update({ version: 1, events: [event(0, 1)] }));
  receive(update({ version: 2, from: 1, events: [event(1, 2), event(2, 2)], scenes: [scene(2, true)] }));
  expect(store.scene?.last).toBe(2);
  store.scene = null;
  vi.advanceTimersByTime(5000);
  receive(update({ version: 3, from: 3, events: [event(3, 3)], scenes: [scene(3, false)] }));
  vi.advanceTimersByTime(5000);
  expect(store.scenes.map((each) => [each.first, each.last, each.open])).toEqual([[1, 3, false]]);
  expect(store.scene).toBeNull();
});
