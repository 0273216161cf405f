/** Card stock: the silhouettes of the three forces. Bliss has an arched top, Gloom cut corners, Balance one of each. */

export type Side = 'bliss' | 'gloom' | 'balance';
export type Vibe = 'red' | 'yellow' | 'green' | 'blue';

export const VIBE_LETTER: Record<Vibe, string> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B' };

export function silhouette(side: Side, w: number, h: number): string {
  if (side === 'bliss') {
    const R = Math.min(w * 0.3, 34);
    const b = 9;
    return `M0 ${R}Q0 0 ${R} 0H${w - R}Q${w} 0 ${w} ${R}V${h - b}Q${w} ${h} ${w - b} ${h}H${b}Q0 ${h} 0 ${h - b}z`;
  }
  if (side === 'gloom') {
    const c = Math.min(w * 0.15, 17);
    const b = 7;
    return `M${c} 0H${w - c}L${w} ${c}V${h - b}L${w - b} ${h}H${b}L0 ${h - b}V${c}z`;
  }
  return `M0 26Q0 0 26 0H${w - 14}L${w} 14V${h - 9}L${w - 9} ${h}H9Q0 ${h} 0 ${h - 9}z`;
}

let serial = 0;

/** A fresh id for a clip path or a text path; several boards may share one page. */
export function freshId(prefix: string): string {
  serial += 1;
  return `${prefix}${serial}`;
}

export function polar(radius: number, degrees: number, cx = 0, cy = 0): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
}

/** Corner list of a regular polygon as path data. */
export function polygon(sides: number, cx: number, cy: number, radius: number, turn: number): string {
  const corners = Array.from({ length: sides }, (_, i) => polar(radius, turn + (360 / sides) * i, cx, cy));
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`;
}
