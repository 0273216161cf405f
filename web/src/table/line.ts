/** The connection of one tab: comes back after a break, and lets go of one that has fallen silent. */
import type { Connection } from './types';

/** closing codes after which trying again would not help: forged cookie, foreign page, unknown table, a table that cannot go on */
const FINAL_CODES = [4401, 4403, 4404, 4409];
const FIRST_WAIT = 500;
/** a server that restarts is there again soon, and everybody shall be back within two seconds of that */
const SOON_WAIT = 1000;
const SOON = 60_000;
const LONGEST_WAIT = 8000;
/** how long an answer of the server may take before the line counts as dead; a weak network is given more, each time */
const FIRST_PATIENCE = 10_000;
const LONGEST_PATIENCE = 80_000;

interface Ends {
  /** the line is there: time to greet */
  opened(): void;
  said(text: string): void;
  state(connection: Connection): void;
}

export class Line {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private lostAt: number | undefined;
  private patience = FIRST_PATIENCE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    /** where to, at the time of connecting */
    private readonly path: () => string,
    private readonly ends: Ends,
  ) {}

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  start(): void {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  stop(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.hurry);
    this.letGo();
  }

  /** Says something; whether there was a line to say it into. */
  send(text: string): boolean {
    if (!this.open) return false;
    this.socket!.send(text);
    return true;
  }

  /** What was said wants an answer: without any word for too long, the line is dead, whatever the browser believes. */
  expectAnswer(): void {
    this.silence ??= setTimeout(() => {
      this.patience = Math.min(LONGEST_PATIENCE, this.patience * 2);
      this.lose();
    }, this.patience);
  }

  /** What was said makes no sense here: another line begins with the whole. */
  renew(): void {
    this.lose();
  }

  /** A command was answered: this network is quick enough. */
  answered(): void {
    this.patience = FIRST_PATIENCE;
  }

  private connect(): void {
    this.letGo();
    this.ends.state('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    this.expectAnswer();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.lostAt = undefined;
      this.heard();
      this.ends.state('open');
      this.ends.opened();
    };
    socket.onmessage = (event) => {
      this.heard();
      this.ends.said(event.data as string);
    };
    socket.onclose = (event) => {
      if (FINAL_CODES.includes(event.code)) {
        this.letGo();
        this.closed = true;
        this.ends.state('refused');
      } else this.lose();
    };
  }

  private heard(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  /** The connection is gone; another is tried after a pause that grows, not with everybody else at once. */
  private lose(): void {
    if (this.closed) return;
    this.letGo();
    this.ends.state('lost');
    this.lostAt ??= Date.now();
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + 0.25 * Math.random()));
    this.wait = Math.min(Date.now() - this.lostAt < SOON ? SOON_WAIT : LONGEST_WAIT, this.wait * 2);
  }

  /** A dead line may take minutes to close: nobody waits for it, and nothing it still says is heard. */
  private letGo(): void {
    clearTimeout(this.again);
    this.again = undefined;
    this.heard();
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network is back, or the reader: no pause now. */
  private readonly hurry = (): void => {
    if (this.open || this.closed || document.visibilityState === 'hidden') return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /** The device says that it has no network; a line that still works (to this very device) soon opens again. */
  private readonly doubt = (): void => {
    if (this.open) this.lose();
  };
}
