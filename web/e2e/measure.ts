/** What a finger, an eye and the Tab key find on a page; run in the browser, at every decision. */
import type { Page } from 'playwright-core';

export interface Found {
  /** things to press that are smaller than a fingertip */
  small: string[];
  /** answers that neither lie in view nor stand in the list */
  outside: string[];
  /** text of which a part cannot be seen */
  clipped: string[];
  /** how many legal things of the board lie in view, and how many the list alone holds */
  inView: number;
  listed: number;
  /** how many times the board is enlarged; 1 where it is not, or cannot be */
  near: number;
}

export const FINGERTIP = 44;

/** Self-contained: it is sent to the page. */
function look(fingertip: number): Found {
  const WIDE = document.documentElement.clientWidth;
  const HIGH = document.documentElement.clientHeight;
  const all = (where: string, from: ParentNode = document): HTMLElement[] => [
    ...from.querySelectorAll<HTMLElement>(where),
  ];
  const name = (element: Element): string => {
    const thing = element as HTMLElement;
    const words = (thing.dataset?.thing ?? thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim();
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''} ${words.slice(0, 40)}`;
  };
  const shows = (box: DOMRect): boolean =>
    box.width > 0 && box.height > 0 && box.right > 0 && box.left < WIDE && box.bottom > 0 && box.top < HIGH;
  const within = (box: DOMRect): boolean =>
    box.left >= -1 && box.right <= WIDE + 1 && box.top >= -1 && box.bottom <= HIGH + 1;
  /** whether a touch at so much from its middle meets it */
  const met = (element: Element, right = 0, down = 0): boolean => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2 + right, box.top + box.height / 2 + down);
    return top !== null && element.contains(top);
  };
  const visible = (element: Element): boolean =>
    shows(element.getBoundingClientRect()) && getComputedStyle(element).visibility === 'visible';

  const press = all(
    'button, a[href], select, input:not([type="file"]), textarea, summary, [data-thing][data-state="legal"], [data-thing][data-state="selected"]',
  ).filter((element) => visible(element) && met(element) && !element.matches('.skip, .sr, .sr *'));
  const small = press
    .map((element) => (element.matches('label input') ? element.closest('label')! : element))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const board = element.closest('[data-testid="panboard"]')?.getBoundingClientRect();
      // a thing of the board that the edge of the view cuts is as large as its whole
      return Math.min(box.width, box.height) < fingertip - 0.5 && (!board || within(box));
    })
    .map(
      (element) =>
        `${name(element)} ${element.getBoundingClientRect().width.toFixed(0)}x${element.getBoundingClientRect().height.toFixed(0)}`,
    );

  const listed = new Set(all('[data-testid="chips"] [data-for]').map((chip) => chip.dataset.for!));
  const legal = all('.board-area [data-state="legal"]').filter((element) => element.getClientRects().length);
  const touched = legal.filter((element) => within(element.getBoundingClientRect()) && met(element));
  const seen = new Set(touched.map((element) => element.dataset.thing!));
  const outside = legal
    .map((element) => element.dataset.thing!)
    .filter((thing) => !seen.has(thing) && !listed.has(thing));

  const clipped: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement!;
    if (!node.textContent?.trim() || holder.closest('svg, .sr, .heard, .word, script, style, option, .spoken'))
      continue;
    if (!visible(holder) || getComputedStyle(holder).clipPath.startsWith('inset')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const button = holder.closest('button, .chip')?.getBoundingClientRect();
    if (button && (box.right > button.right + 2 || box.left < button.left - 2 || box.bottom > button.bottom + 3)) {
      clipped.push(`${name(holder)} beyond its button`);
      continue;
    }
    for (let box_ = holder as HTMLElement | null; ; box_ = box_.parentElement) {
      if (!box_ || box_ === document.body) {
        if (box.right > WIDE + 2 || box.left < -2) clipped.push(`${name(holder)} beyond the screen`);
        break;
      }
      const style = getComputedStyle(box_);
      const edge = box_.getBoundingClientRect();
      const across = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const down = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (style.textOverflow === 'ellipsis' && across && box_.scrollWidth > box_.clientWidth + 1) {
        clipped.push(`${name(holder)} ends in dots`);
        break;
      }
      if (style.overflowX === 'auto' || style.overflowY === 'auto' || style.overflowX === 'scroll') break;
      if (box_.matches('[data-testid="panboard"]')) break;
      if (
        (across && (box.right > edge.right + 2 || box.left < edge.left - 2)) ||
        (down && box.bottom > edge.bottom + 3)
      ) {
        clipped.push(`${name(holder)} in ${name(box_).slice(0, 40)}`);
        break;
      }
    }
  }
  // a list that scrolls shows at least one answer whole
  for (const list of all('[data-testid="strip"]').filter(visible)) {
    const chosen = list.querySelector('.chip[aria-pressed="true"]') ?? list.querySelector('.chip');
    const [window_, chip] = [list.getBoundingClientRect(), chosen?.getBoundingClientRect()];
    if (
      chip &&
      chosen?.matches('[aria-pressed="true"]') &&
      (chip.top < window_.top - 2 || chip.bottom > window_.bottom + 2)
    )
      clipped.push(`${name(chosen)} is chosen and cut by its list`);
    if (chip && list.clientHeight < chip.height - 1) clipped.push(`${name(chosen!)} higher than its list`);
  }
  const sheet = document.querySelector('[data-testid="panboard"] > *');
  return {
    near: sheet ? new DOMMatrix(getComputedStyle(sheet).transform).a : 1,
    small: [...new Set(small)],
    outside: [...new Set(outside)],
    clipped: [...new Set(clipped)],
    inView: seen.size,
    listed: [...listed].filter((thing) => !seen.has(thing)).length,
  };
}

export function measure(page: Page): Promise<Found> {
  return page.evaluate(look, FINGERTIP);
}

/** How often Tab must be pressed from the top of the page until it meets something that answers; by really pressing it. */
export async function tabsToAnswer(page: Page, most = 40): Promise<number> {
  await page.evaluate(() => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.addEventListener('blur', () => start.remove());
  });
  for (let tabs = 1; tabs <= most; tabs++) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(
      () =>
        document.activeElement?.matches(
          '[data-thing][data-state="legal"], [data-thing][data-state="selected"], .chip, [data-testid="confirm"]',
        ) ?? false,
    );
    if (met) return tabs;
  }
  return most + 1;
}
