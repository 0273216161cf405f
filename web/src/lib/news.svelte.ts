/** What every page shows: how many tables wait for this reader, and what is announced to everybody. */
import { api } from './api';

const EVERY = 20_000;

class News {
  waiting = $state(0);
  announcement = $state('');
  private timer: ReturnType<typeof setInterval> | undefined;

  start(): void {
    void this.ask();
    this.timer ??= setInterval(() => void this.ask(), EVERY);
  }

  private async ask(): Promise<void> {
    const news = await api.news().catch(() => null);
    if (!news) return;
    this.announcement = news.announcement;
    this.count(news.waiting);
  }

  /** The number on the title of the tab and on the app. */
  count(waiting: number): void {
    this.waiting = waiting;
    const badged = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    badged?.catch(() => undefined);
  }

  titled(words: string): string {
    return this.waiting ? `(${this.waiting}) ${words}` : words;
  }
}

export const news = new News();
