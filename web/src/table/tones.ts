/** One tone for each side or seat, in the order in which the server names them. */
const TONES = 6; // tokens.css

export function tone(side: number): string {
  return `var(--side-${side % TONES})`;
}

/** The tone of a side of a scene, by its id; nobody in particular is plain ink. */
export function toneOf(scene: { totals: { side: string }[] }, side: string): string {
  const at = scene.totals.findIndex((total) => total.side === side);
  return at < 0 ? 'var(--ink-1)' : tone(at);
}
