/** One tone for each side or seat, in the order in which the server names them. */
const TONES = 6; // tokens.css

export function tone(side: number): string {
  return `var(--side-${side % TONES})`;
}

/** The tone of somebody in a scene; nobody in particular is plain ink. */
export function toneOf(scene: { totals: { who: string }[] }, who: string): string {
  const side = scene.totals.findIndex((total) => total.who === who);
  return side < 0 ? 'var(--ink-1)' : tone(side);
}
