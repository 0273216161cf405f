/** The board of a finished game at any of its moves, through one seat's eyes or with everything open. */
import { tick, type Component } from 'svelte';
import { boardOf, type BoardProps } from '../games';
import { api, Trouble, type ReplayInfo } from '../lib/api';
import { drawWith } from '../lib/printed';
import { glide, places } from './flip';
import type { ReplayAt } from '../wire';
import { quietServer, seatsOf } from './quiet';
import { TableStore } from './store.svelte';

export class ReplayBoard {
  readonly table = new TableStore(quietServer);
  head = $state.raw<ReplayInfo | null>(null);
  Board = $state.raw<Component<BoardProps>>();
  /** a seat's number, 'spectator' or 'all' */
  eyes = $state('all');
  move = $state(0);
  trouble = $state('');
  /** what glides when pieces move */
  root = $state<HTMLElement>();
  private asked = 0;

  constructor(readonly id: string) {}

  readonly n = $derived(this.head?.n ?? 0);

  async load(): Promise<void> {
    try {
      const found = await api.replay(this.id);
      this.table.id = this.id;
      this.table.game = found.game;
      this.table.title = found.title;
      this.table.seats = seatsOf(found.names);
      if (!(await drawWith(found.pack?.hash ?? '', found.game))) return;
      this.Board = await boardOf(found.game);
      this.head = found;
    } catch (error) {
      this.trouble = said(error);
    }
  }

  look(through: string): Promise<void> {
    this.eyes = through;
    return this.show(this.move);
  }

  show(to: number): Promise<void> {
    this.move = Math.max(0, Math.min(to, this.n));
    return this.put(() => api.replayAt(this.id, this.move, this.eyes));
  }

  /** Puts a position on the board, unless another was asked for meanwhile. */
  async put(call: () => Promise<ReplayAt>): Promise<void> {
    const ticket = ++this.asked;
    try {
      const at = await call();
      if (ticket !== this.asked) return;
      const { root, table } = this;
      const before = root ? places(root) : new Map<string, DOMRect>();
      table.seat = /^\d$/.test(this.eyes) ? Number(this.eyes) : null;
      table.version = at.version;
      table.openViews = this.eyes === 'all' ? at.views : [];
      table.view = at.view;
      table.last = new Set(at.events.flatMap((event) => event.things));
      table.lit = new Set();
      table.log = at.events.map((event) => ({
        n: event.number,
        move: event.move,
        seat: event.seat < 0 ? null : event.seat,
        text: event.text,
        rule: event.rule,
        things: event.things,
      }));
      table.waiting = at.asked === null ? null : { seat: at.asked, text: at.question, since: Date.now() };
      table.spoken = at.events.map((event) => event.text).join(' ');
      await tick();
      if (root) glide(root, before);
    } catch (error) {
      this.trouble = said(error);
    }
  }
}

function said(error: unknown): string {
  return error instanceof Trouble ? error.says : String(error);
}
