/** The keyboard of the table. Arrow keys move from thing to thing by where they lie on the screen, so every board works. */
import { chipIndex, chipsOf } from './chips';
import type { TableStore } from './store.svelte';

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Spot {
  x: number;
  y: number;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest spot in the direction of an arrow; sideways distance counts double. */
export function nearest(from: Spot, spots: Spot[], arrow: Arrow): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const [ahead, aside] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[
      arrow
    ] as [number, number];
    if (ahead < 2) return;
    const cost = ahead + 2 * Math.abs(aside);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** What arrow keys walk: things, numbers that tell their parts, deeds of the others. Tab stops at answers, not at these. */
const WALKED = '[data-thing], button[data-explain], button.deed';

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(WALKED)].filter((element) => element.getClientRects().length > 0);
}

function walk(root: HTMLElement, arrow: Arrow): void {
  const all = things(root);
  const now = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>(WALKED);
  if (!now) return all[0]?.focus();
  const others = all.filter((element) => element !== now);
  others[nearest(centre(now), others.map(centre), arrow)]?.focus();
}

function nextOption(root: HTMLElement): void {
  const open = [...root.querySelectorAll<HTMLElement>('[data-state="legal"], [data-state="selected"], .chip')].filter(
    (e) => e.getClientRects().length > 0,
  );
  const at = open.indexOf(document.activeElement as HTMLElement);
  open[(at + 1) % open.length]?.focus();
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Handles a key of the table; true when it meant something. */
export function handleKey(event: KeyboardEvent, table: TableStore, root: HTMLElement): boolean {
  if (event.key === 'Escape') {
    table.escape();
    return true;
  }
  if (table.scene) return false; // its own keys
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (table.coach?.key(event.key)) return true;
  const focused = document.activeElement as HTMLElement | null;
  const thing = focused?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
  const native = focused?.closest('button, a, summary') && !thing;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      walk(root, event.key);
      return true;
    case 'Enter':
      if (native) return false;
      if (thing && table.selected?.thing !== thing) table.click(thing);
      else table.confirm();
      return true;
    case ' ':
      if (native || !thing) return false;
      table.zoomed = table.zoomed === thing ? '' : thing;
      return true;
    case 'w':
      if (thing) table.why(thing);
      return true;
    case 'z':
      table.undo();
      return true;
    case 'r':
      table.drawer = table.drawer === 'rules' ? 'none' : 'rules';
      return true;
    case 't':
      table.drawer = table.drawer === 'text' ? 'none' : 'text';
      return true;
    case 'n':
      table.follow.next();
      return true;
    case 'o':
      nextOption(root);
      return true;
    case 'l': {
      const line = table.log.at(-1);
      if (line) table.light(line);
      if (line) table.spoken = `${line.text} `;
      return true;
    }
    case '/':
      table.drawer = 'text';
      queueMicrotask(() => document.getElementById('notation')?.focus());
      return true;
  }
  const index = event.key.length === 1 ? chipIndex(event.key.toLowerCase()) : -1;
  /** the text table lists every answer; elsewhere keys are for those that have no place */
  const offered = table.drawer === 'text' ? (table.question?.options ?? []) : chipsOf(table);
  const option = index >= 0 ? offered[index] : undefined;
  if (!option) return false;
  table.choose(option);
  return true;
}
