/** Sets words as large as the room beside them allows, so that none is cut off. */
import type { ActionReturn } from 'svelte/action';

/** how many sizes a style sheet has for `data-fit`, the largest first */
const SIZES = 5;

/**
 * Tries the sizes until the words fit, whenever they or their room change. All of it happens before the page is painted,
 * so nothing is seen to jump.
 */
export function fit(node: HTMLElement, words: string | undefined): ActionReturn<string | undefined> {
  let said = words;
  let width = -1;
  const set = (): void => {
    for (let size = 0; size < SIZES; size++) {
      node.dataset.fit = String(size);
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  };
  const observer = new ResizeObserver(() => {
    if (node.clientWidth === width) return; // the height is our own doing
    width = node.clientWidth;
    set();
  });
  observer.observe(node);
  return {
    update: (now) => {
      if (now === said) return;
      said = now;
      set();
    },
    destroy: () => observer.disconnect(),
  };
}
