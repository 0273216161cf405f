/** A finger that rests on a thing asks what it is; the click that follows is no answer. */

/** how long a finger must rest, in milliseconds */
export const REST = 350;
/** a finger is never quite still */
const WANDER = 10;

export interface Hold {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(): void;
  /** whether the click that comes now ends a rest; asked once */
  took(): boolean;
}

/** Calls `tell` with the data-zoom of what a finger rests on. */
export function holding(tell: (id: string) => void): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let rested = false;
  const up = (): void => clearTimeout(timer);
  return {
    down(event) {
      up();
      rested = false;
      if (event.pointerType !== 'touch') return;
      const id = (event.target as Element).closest<HTMLElement>('[data-zoom]')?.dataset.zoom;
      from = { x: event.clientX, y: event.clientY };
      if (id)
        timer = setTimeout(() => {
          rested = true;
          tell(id);
        }, REST);
    },
    move(event) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > WANDER) up();
    },
    up,
    took() {
      const was = rested;
      rested = false;
      return was;
    },
  };
}
