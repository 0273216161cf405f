/** Where a bubble or a menu goes: near the thing it speaks of, and over as few options as possible. */

/** Beside the piece, where it covers fewest options. */
export function beside(box: HTMLElement, at: DOMRect): string {
  const { offsetWidth: w, offsetHeight: h } = box;
  const options = [...document.querySelectorAll('[data-state="legal"], .chip, .btn.primary')].map((element) =>
    element.getBoundingClientRect(),
  );
  const spots = [
    [at.left + at.width / 2 - 40, at.top - h - 10],
    [at.right - w, at.top - h - 10],
    [at.right + 10, at.top],
    [at.left - w - 10, at.top],
    [at.left, at.bottom + 10],
    [12, 62],
    [innerWidth - w - 12, 62],
  ];
  let best = '';
  let least = Infinity;
  spots.forEach(([x, y], order) => {
    const left = Math.min(Math.max(12, x!), innerWidth - w - 12);
    const top = Math.min(Math.max(56, y!), innerHeight - h - 12);
    const covered =
      options.reduce(
        (sum, o) =>
          sum +
          Math.max(0, Math.min(o.right, left + w) - Math.max(o.left, left)) *
            Math.max(0, Math.min(o.bottom, top + h) - Math.max(o.top, top)),
        0,
      ) + order;
    if (covered < least) [best, least] = [`left:${left}px;top:${top}px`, covered];
  });
  return best;
}
