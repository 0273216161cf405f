/** Where a bubble or a menu goes: near the thing it speaks of, and over as few options as possible. */

const GAP = 10;
const EDGE = 12;
/** below the bar of the page */
const TOP = 56;
/** a pixel away from the thing weighs as much as so many covered square pixels */
const FAR = 6;

function overlap(a: DOMRect, left: number, top: number, w: number, h: number): number {
  const wide = Math.min(a.right, left + w) - Math.max(a.left, left);
  const high = Math.min(a.bottom, top + h) - Math.max(a.top, top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Beside the piece, where it covers fewest options; never over the piece itself, never at the other end of the page. */
export function beside(box: HTMLElement, at: DOMRect): string {
  const { offsetWidth: w, offsetHeight: h } = box;
  const options = [...document.querySelectorAll('[data-state="legal"], .chip, .btn.primary')].map((element) =>
    element.getBoundingClientRect(),
  );
  const middle = [at.left + at.width / 2, at.top + at.height / 2] as const;
  const columns = [at.right + GAP, at.left - w - GAP, middle[0] - w / 2, at.right - w, at.left];
  const rows = [middle[1] - h / 2, at.top - h - GAP, at.bottom + GAP];
  let best = '';
  let least = Infinity;
  for (const x of columns)
    for (const y of rows) {
      const left = Math.min(Math.max(EDGE, x), innerWidth - w - EDGE);
      const top = Math.min(Math.max(TOP, y), innerHeight - h - EDGE);
      const away = Math.hypot(left + w / 2 - middle[0], top + h / 2 - middle[1]);
      const covered = options.reduce((sum, option) => sum + overlap(option, left, top, w, h), 0);
      const cost = covered + FAR * away + (overlap(at, left, top, w, h) ? 1e9 : 0);
      if (cost < least) [best, least] = [`left:${left}px;top:${top}px`, cost];
    }
  return best;
}
