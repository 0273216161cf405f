/** Pieces move smoothly: whatever carries data-piece glides from where it lay before the view changed. */
import { settings } from '../lib/settings.svelte';

export type Places = Map<string, DOMRect>;

export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.piece!, box);
  }
  return found;
}

/** Length of one user unit of the drawing an element lies in, in screen pixels. */
function scaleOf(element: Element): number {
  const matrix =
    element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement && !element.ownerSVGElement)
      ? element.getScreenCTM()
      : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

export function glide(root: HTMLElement, before: Places): void {
  const duration = settings.duration(320);
  if (!duration) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const old = before.get(element.dataset.piece!);
    const now = element.getBoundingClientRect();
    if (!now.width) continue;
    if (!old) {
      if (before.size) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' });
      continue;
    }
    const scale = scaleOf(element);
    const dx = (old.left + old.width / 2 - now.left - now.width / 2) / scale;
    const dy = (old.top + old.height / 2 - now.top - now.height / 2) / scale;
    if (Math.abs(dx) + Math.abs(dy) < 4) continue;
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
      duration,
      easing: 'cubic-bezier(.45,.05,.2,1)',
    });
  }
}
