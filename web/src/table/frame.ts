/** Where a board looks so that what may be chosen lies in view, each thing large enough for a finger. Plain geometry. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** how far the board is enlarged, and which of its points (from its middle, unenlarged) lies in the middle of the view */
export interface Look {
  scale: number;
  x: number;
  y: number;
  /** how many of the boxes lie in view */
  inView: number;
}

export const TARGET = 44;
export const SPARE = 20;
export const MAX_SCALE = 4;
/** a few large things need no microscope */
const CLOSE = 2;

function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** How much is needed until the smallest box is a target for a finger. */
function least(boxes: Box[]): number {
  return Math.max(1, ...boxes.map((box) => (TARGET + 1) / Math.min(box.width, box.height)));
}

/** The boxes that a view of this size shows whole when it looks at a point. */
function seen(boxes: Box[], at: { x: number; y: number }, width: number, height: number): Box[] {
  return boxes.filter(
    (box) =>
      box.x >= at.x - width / 2 &&
      box.x + box.width <= at.x + width / 2 &&
      box.y >= at.y - height / 2 &&
      box.y + box.height <= at.y + height / 2,
  );
}

/** The view stays on the board: a board is as large as the view when it is not enlarged. */
export function held(at: number, room: number, scale: number): number {
  const most = (room - room / scale) / 2;
  return Math.min(most, Math.max(-most, at));
}

/** Looks at all boxes if they fit, else at the best group of them. Boxes are measured from the middle of the view, unenlarged. */
export function lookAt(boxes: Box[], width: number, height: number): Look {
  if (!boxes.length) return { scale: 1, x: 0, y: 0, inView: 0 };
  const all = around(boxes);
  const fits = Math.min((width - 2 * SPARE) / all.width, (height - 2 * SPARE) / all.height);
  const needed = Math.min(MAX_SCALE, least(boxes));
  const scale = Math.max(needed, Math.min(fits, CLOSE));
  const room = { width: width / scale, height: height / scale };
  const points = [
    middle(all),
    ...boxes.map(middle),
    ...boxes.map((box) => middle(around(seen(boxes, middle(box), room.width, room.height).concat(box)))),
  ];
  let best: Look = { scale, x: 0, y: 0, inView: -1 };
  for (const point of points) {
    const at = { x: held(point.x, width, scale), y: held(point.y, height, scale) };
    const inView = seen(boxes, at, room.width, room.height).length;
    if (inView > best.inView) best = { scale, ...at, inView };
  }
  return best;
}
