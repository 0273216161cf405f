/** The address bar: which page is shown. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Follows plain clicks on links of this site without loading the page again. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      /^\/(api|help)(\/|$)/.test(link.pathname)
    )
      return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) {
      document.getElementById(link.hash.slice(1))?.focus();
      return;
    }
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
