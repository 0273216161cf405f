/** Whether the server can be reached, and the worker that lets pages open without it. */

const ASK_AGAIN = 3000;

class Away {
  /** the server did not answer the last time something was asked of it, or the device has no network */
  now = $state(false);

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('offline', () => (this.now = true));
    addEventListener('online', () => (this.now = false));
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault(); // told in words, not on the console
      this.now = true;
      setTimeout(() => void this.comeBack(), ASK_AGAIN);
    });
  }

  /** A part of the page could not be loaded: it is loaded anew when the server answers. */
  private async comeBack(): Promise<void> {
    const back = await fetch('/api/me').then(
      (answer) => answer.ok,
      () => false,
    );
    if (back) location.reload();
    else setTimeout(() => void this.comeBack(), ASK_AGAIN);
  }

  /** Told by whoever asks the server. */
  heard(answered: boolean): void {
    this.now = !answered;
  }
}

export const away = new Away();

/** The files this page has loaded already; the worker keeps them, for it came too late to see them pass. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname);
}

/** Pages work without a worker as well: old browsers, plain http, private windows. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then((worker) => worker.active?.postMessage({ t: 'keep', urls: ['/', ...loaded()] }))
    .catch(() => undefined);
}
