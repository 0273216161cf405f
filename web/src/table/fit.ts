/** Sets words as large as the room beside them allows, so that none is cut off. */
import type { ActionReturn } from 'svelte/action';

/** how many sizes a style sheet has for `data-fit`, the largest first */
const SIZES = 5;

/**
 * Tries the sizes until the words fit, whenever they or their room change. An observer of sizes is asked after everything
 * is laid out and before it is painted: nothing is measured while buttons come and go, and nothing is seen to jump.
 */
export function fit(node: HTMLElement, _words: string | undefined): ActionReturn<string | undefined> {
  /** the width that the words were set for; none while they are new */
  let fitted = -1;
  const observer = new ResizeObserver(() => {
    if (node.clientWidth === fitted) return; // the height is our own doing
    fitted = node.clientWidth;
    for (let size = 0; size < SIZES; size++) {
      node.dataset.fit = String(size);
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  });
  observer.observe(node);
  return {
    update: () => {
      fitted = -1;
      observer.unobserve(node); // observed anew, it is asked though the width be the same
      observer.observe(node);
    },
    destroy: () => observer.disconnect(),
  };
}
