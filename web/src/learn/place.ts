/** Where the coach stands, so that it covers nothing that it points at. Knows no game. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot extends Box {
  /** how bad it would be to cover it */
  weight: number;
}

export type Corner = 'left' | 'right' | 'low-left' | 'low-right';
const CORNERS: Corner[] = ['left', 'right', 'low-left', 'low-right'];
/** from the edges of the window, and below the bar at its top */
const GAP = 12;
export const BAR = 66;
/** what is pointed at weighs so much at least */
export const WEIGHTY = 100;

export function boxAt(
  corner: Corner,
  size: { width: number; height: number },
  page: { width: number; height: number },
): Box {
  const left = corner.endsWith('left') ? GAP : page.width - GAP - size.width;
  const top = corner.startsWith('low') ? page.height - GAP - size.height : BAR;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

function covers(box: Box, spot: Box): boolean {
  return box.left < spot.right && spot.left < box.right && box.top < spot.bottom && spot.top < box.bottom;
}

/**
 * The corner where the coach covers least. It stays where it stands while it covers nothing that weighs anything there:
 * other pieces have a small weight and decide only where it begins.
 */
export function freeCorner(
  now: Corner | null,
  size: { width: number; height: number },
  page: { width: number; height: number },
  spots: Spot[],
): Corner {
  const cost = (corner: Corner): number => {
    const box = boxAt(corner, size, page);
    return spots.reduce((sum, spot) => sum + (covers(box, spot) ? spot.weight : 0), 0);
  };
  if (now && cost(now) < WEIGHTY) return now;
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
