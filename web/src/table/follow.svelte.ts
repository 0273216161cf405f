/**
 * Following the others: what they do is shown one deed at a time, at the reader's pace.
 * Nothing that the reader may do waits for it: whoever acts is at once where the game is.
 */
import { settings } from '../lib/settings.svelte';
import type { Deed } from './types';

/** milliseconds that a deed stays before the next one is shown */
const HOLD = { slow: 2400, normal: 1200, fast: 500, instant: 0, step: Infinity };
/** all that is still to be shown before one's own turn, or is shown again, takes no longer than this */
const LONGEST = 8000;

/** Something that waits to be shown. */
export interface Coming {
  /** shows it */
  show: () => void;
  /** something happened in it that is worth a look */
  told: boolean;
  /** it is the reader's turn after it */
  mine: boolean;
}

export class Follow {
  /** how many deeds wait to be shown */
  waiting = $state(0);
  paused = $state(false);
  /** one's own turn is among what waits */
  ready = $state(false);
  /** a deed is being shown, and what comes next waits for it */
  holding = $state(false);
  private queue: Coming[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** when one's own turn that waits shall be shown at the latest */
  private until = 0;

  /** how many bots follow each other; many go faster */
  bots = 1;

  take(coming: Coming, own: boolean): void {
    const late = own || settings.pace === 'instant' || (typeof document !== 'undefined' && document.hidden);
    if (late) this.toNow();
    if (!late && (this.holding || this.queue.length)) {
      this.queue.push(coming);
      return this.count();
    }
    coming.show();
    if (!late && coming.told && !coming.mine) this.hold();
  }

  private count(): void {
    this.waiting = this.queue.filter((each) => each.told).length;
    const ready = this.queue.some((each) => each.mine);
    if (ready && !this.ready) this.until = Date.now() + LONGEST;
    this.ready = ready;
  }

  private hold(): void {
    this.holding = true;
    clearTimeout(this.timer);
    if (this.paused || settings.pace === 'step') return;
    const usual = HOLD[settings.pace] / (this.bots > 2 ? 2 : 1);
    const left = this.ready ? Math.max(0, this.until - Date.now()) : LONGEST;
    this.timer = setTimeout(() => this.next(), Math.min(usual, left / (this.waiting + 1)));
  }

  /** The reader wants another pace: it counts from now on, also for what is being held. */
  paceChanged(): void {
    if (this.holding) this.hold();
  }

  /** The next deed; also by hand, while the show is paused. */
  next(): void {
    clearTimeout(this.timer);
    this.holding = false;
    while (this.queue.length) {
      const coming = this.queue.shift()!;
      this.count();
      coming.show();
      if (coming.told && !coming.mine) return this.hold();
    }
  }

  pause(on: boolean): void {
    this.paused = on;
    if (on) clearTimeout(this.timer);
    else if (this.holding) this.hold();
  }

  /** Shows everything that waits at once. */
  toNow(): void {
    clearTimeout(this.timer);
    this.holding = false;
    const rest = this.queue;
    this.queue = [];
    this.count();
    for (const coming of rest) coming.show();
  }
}

/** Shows deeds again that have been seen or missed; the game itself stands still meanwhile. */
export class Again {
  /** the deed shown now, or null when the table shows the present */
  at = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (deed: Deed | null) => void) {}

  play(deeds: Deed[], from = 0): void {
    clearTimeout(this.timer);
    const deed = deeds[from];
    if (!deed) return this.stop();
    this.at = from;
    this.show(deed);
    const usual = settings.pace === 'slow' ? HOLD.slow : HOLD.normal;
    this.timer = setTimeout(() => this.play(deeds, from + 1), Math.min(usual, LONGEST / deeds.length));
  }

  /** The game goes on: what happens now is shown, and nothing of what was the present before. */
  leave(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.at === null) return;
    this.at = null;
    this.show(null);
  }
}
