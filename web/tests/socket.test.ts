import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/table/socket';
import { TableStore } from '../src/table/store.svelte';
import type { EventInfo, Scene, ServerMessage, Update } from '../src/wire';

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
  ended = false;
  close(): void {
    this.ended = true;
  }
}

function event(number: number, move: number): EventInfo {
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
    base: null,
    patch: [],
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

/** A tab comes to the table; what it kept before a reload is still there. */
function arrive(): void {
  socket = new TableSocket('t1');
  store = new TableStore(socket);
  socket.store = store;
  socket.open();
  wire = FakeSocket.made.at(-1)!;
  wire.onopen();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  arrive();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it greets the server and asks for everything', () => {
  expect(wire.address).toMatch(/\/ws\/t1\?language=en$/);
  expect(wire.sent).toEqual([{ t: 'hello', since: 0, version: null, patches: true }]);
});

test('after a break it comes back and asks only for what is missing', () => {
  receive(update({ version: 5, events: [event(0, 1), event(1, 2)] }));
  wire.onclose({ code: 1006 });
  expect(store.connection).toBe('lost');
  vi.advanceTimersByTime(500);
  const again = FakeSocket.made[1]!;
  again.onopen();
  expect(again.sent).toEqual([{ t: 'hello', since: 2, version: 5, patches: true }]);
  expect(store.connection).toBe('open');
});

test('a server that is away for less than a minute is asked again within two seconds, later less often', () => {
  const tries = (seconds: number): number => {
    const before = FakeSocket.made.length;
    for (let passed = 0; passed < seconds * 1000; passed += 100) {
      const newest = FakeSocket.made.at(-1)!;
      if (!newest.ended) newest.onclose({ code: 1006 });
      vi.advanceTimersByTime(100);
    }
    return FakeSocket.made.length - before;
  };
  expect(tries(10)).toBeGreaterThan(6);
  for (let second = 0; second < 40; second += 2) expect(tries(2)).toBeGreaterThan(0);
  tries(30);
  expect(tries(30)).toBeLessThan(6);
});

test('a view comes as differences to the one before', () => {
  receive(update({ version: 5, view: { hand: ['hope', 'fear'], turn: 1 } }));
  const before = store.view;
  const patch = [
    { op: 'remove' as const, path: '/hand/0' },
    { op: 'replace' as const, path: '/turn', value: 2 },
  ];
  receive(update({ version: 6, view: null, base: 5, patch }));
  vi.runAllTimers();
  expect(store.view).toEqual({ hand: ['fear'], turn: 2 });
  expect(before).toEqual({ hand: ['hope', 'fear'], turn: 1 });
});

test('a difference to a view that was lost is not shown: the tab comes back and gets the whole', () => {
  receive(update({ version: 5, view: { turn: 1 }, events: [event(0, 1)] }));
  receive(update({ version: 7, view: null, base: 6, patch: [{ op: 'add', path: '/more', value: 1 }] }));
  expect([store.view, store.version, wire.ended]).toEqual([{ turn: 1 }, 5, true]);
  vi.advanceTimersByTime(500);
  wire = FakeSocket.made[1]!;
  wire.onopen();
  expect(wire.sent).toMatchObject([{ t: 'hello', version: 5, patches: true }]);
  receive(update({ version: 7, view: { turn: 1, more: 1 } }));
  vi.runAllTimers();
  expect(store.view).toEqual({ turn: 1, more: 1 });
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
    about: null,
    needed: 2,
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

test('a pass that the server will not have is asked after all, and a late one is no fault of the reader', () => {
  const choices = [{ id: 0, text: 'pass', thing: 'button:pass', label: 'Pass', final: false }];
  const passing = (version: number): string => {
    receive(update({ version, from: 1, events: [event(1, 2)], options: choices, passes: true }));
    expect(store.question).toBeNull();
    return String(wire.sent.at(-1)!['nonce']);
  };
  receive({ t: 'stale', nonce: passing(4), version: 5 });
  receive(update({ version: 5, from: 1, events: [event(1, 2)] }));
  expect(store.refusal).toBeNull();
  const refusal = { rule: 'online.x', section: '', says: 'No.', alternative: '' };
  receive({ t: 'refused', nonce: passing(6), refusal });
  expect(store.question?.text).toBe('What?');
  passing(7);
  receive({ t: 'error', says: 'Too fast.', rule: null });
  expect(store.question?.text).toBe('What?');
});

test('a question that comes while earlier deeds are shown again is not hidden, and the board is not turned back', () => {
  receive(update({ version: 2, events: [event(0, 1)], view: { now: 2 } }));
  store.again.play([{ seat: 1, lines: [], things: [], view: { now: 1 } }]);
  expect(store.view).toEqual({ now: 1 });
  const choices = [{ id: 0, text: 'pass', thing: 'button:pass', label: 'Pass', final: false }];
  receive(update({ version: 3, from: 0, events: [event(0, 1)], options: choices, view: { now: 3 } }));
  store.follow.toNow();
  expect([store.again.at, store.question?.text, store.view]).toEqual([null, 'What?', { now: 3 }]);
  vi.advanceTimersByTime(60_000);
  expect(store.view).toEqual({ now: 3 });
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

/** The line breaks, and nothing is said to be closed until the next one is there. */
function breakOff(): void {
  wire.readyState = 3;
  wire.onclose({ code: 1006 });
}
function comeBack(): void {
  vi.advanceTimersByTime(500);
  wire = FakeSocket.made.at(-1)!;
  wire.onopen();
}
const plays = (): Record<string, unknown>[] => wire.sent.filter((each) => each['t'] === 'play');

test('an answer given while away is kept, told, and sent with the same nonce for the same question', () => {
  receive(update({ version: 3, options: choices }));
  breakOff();
  store.click('button:pass');
  expect([store.unsent, store.sending]).toEqual(['kept', true]);
  store.click('button:pass');
  store.type('pass'); // one answer is kept, not several
  comeBack();
  expect(plays()).toMatchObject([{ version: 3, option: 0 }]);
  receive(update({ version: 3, from: 0, options: choices }));
  expect([store.unsent, store.sending]).toEqual(['kept', true]); // not asked a second time
  receive({ t: 'accepted', nonce: String(plays()[0]!['nonce']), version: 4 });
  expect(store.unsent).toBe('');
  breakOff();
  comeBack();
  expect(plays()).toEqual([]);
});

test('an answer whose question has passed meanwhile is told as not sent, until the reader goes on', () => {
  receive(update({ version: 3, options: choices }));
  breakOff();
  store.click('button:pass');
  comeBack();
  receive(update({ version: 5, options: choices }));
  receive({ t: 'stale', nonce: String(plays()[0]!['nonce']), version: 5 });
  receive(update({ version: 5, options: choices }));
  expect([store.unsent, store.refusal, store.sending]).toEqual(['passed', null, false]);
  store.click('button:pass');
  expect(store.unsent).toBe('');
  expect(plays().at(-1)).toMatchObject({ version: 5 });
});

test('an answer that never went out can be taken back; one that may have arrived cannot', () => {
  receive(update({ version: 3, options: choices }));
  breakOff();
  store.click('button:pass');
  store.undo();
  expect([store.unsent, store.sending]).toEqual(['', false]);
  comeBack();
  expect(plays()).toEqual([]);
  receive(update({ version: 3, options: choices }));
  store.click('button:pass');
  breakOff();
  expect(store.unsent).toBe('kept');
  store.undo();
  expect(store.unsent).toBe('kept');
  comeBack();
  expect(plays()).toHaveLength(1);
});

test('a line that gives no answer is given up for another, and the command goes out again, with more patience', () => {
  receive(update({ version: 3, options: choices }));
  store.click('button:pass');
  const { nonce } = plays()[0]!;
  vi.advanceTimersByTime(10_000);
  expect([store.connection, store.unsent]).toEqual(['lost', 'kept']);
  comeBack();
  expect(plays()).toMatchObject([{ nonce }]);
  vi.advanceTimersByTime(15_000);
  expect(store.connection).toBe('open');
  receive({ t: 'accepted', nonce: String(nonce), version: 4 });
  expect(store.unsent).toBe('');
});

test('the device says that the network is gone, and that it is back: no pause then', () => {
  wire.readyState = 1;
  dispatchEvent(new Event('offline'));
  expect(store.connection).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(2);
});

test('a reload keeps the answer; a server that lets nobody in yet does not lose it', () => {
  receive(update({ version: 3, options: choices }));
  breakOff();
  store.click('button:pass');
  socket.close();
  arrive();
  const { nonce } = plays()[0]!;
  expect(store.unsent).toBe('kept');
  receive({ t: 'error', says: 'The database is away.', rule: null });
  breakOff();
  comeBack();
  expect(plays()).toMatchObject([{ nonce, version: 3 }]);
});

test('a pass that is left for others’ turns is shown to whoever left it', () => {
  store.seat = 0;
  receive({ t: 'standing', possible: true, seats: [] });
  expect([store.standing.possible, store.passLeft]).toEqual([true, false]);
  store.leavePass(true);
  expect(wire.sent.at(-1)).toMatchObject({ t: 'ahead', seat: 0, on: true });
  receive({ t: 'standing', possible: true, seats: [0] });
  expect(store.passLeft).toBe(true);
});
