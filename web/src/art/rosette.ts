/** Every Emotion has its own flower (Bliss) or shard (Gloom), grown from its name. Returns SVG made of numbers and colour names only. */
import { Random } from '../lib/rng';
import type { Side, Vibe } from './stock';

const cache = new Map<string, string>();

function superformula(
  m: number,
  n1: number,
  n2: number,
  n3: number,
  radius: number,
  turn: number,
  points: number,
): string {
  const lengths = Array.from({ length: points }, (_, i) => {
    const t = (2 * Math.PI * i) / points;
    const a = Math.abs(Math.cos((m * t) / 4)) ** n2 + Math.abs(Math.sin((m * t) / 4)) ** n3;
    return a > 1e-9 ? a ** (-1 / n1) : 1;
  });
  const scale = radius / Math.max(...lengths);
  const corners = lengths.map((r, i) => {
    const t = (2 * Math.PI * i) / points + turn;
    return `${(scale * r * Math.cos(t)).toFixed(1)} ${(scale * r * Math.sin(t)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

function dawn(R: number): string {
  const rings = [
    [1, 1, 0.55],
    [0.78, 2, 0.7],
    [0.5, 3, 0.85],
  ] as const;
  const petals = rings.map(
    ([k, tone, opacity], i) =>
      `<path d="${superformula(16, 0.9, 1.3, 1.3, R * k, 0.1 * i, 128)}" fill="var(--art-dawn-${tone})" opacity="${opacity}"/>`,
  );
  return `${petals.join('')}<circle r="${(R * 0.27).toFixed(1)}" fill="var(--art-dawn-core)"/>`;
}

function night(R: number, r: Random): string {
  let art =
    `<circle r="${(R * 0.92).toFixed(1)}" fill="var(--art-moon-1)" opacity=".35"/><circle r="${(R * 0.7).toFixed(1)}" fill="var(--art-moon-2)" opacity=".55"/>` +
    `<circle cx="${(R * 0.26).toFixed(1)}" cy="${(-R * 0.14).toFixed(1)}" r="${(R * 0.6).toFixed(1)}" fill="var(--art-moon-dark)"/>`;
  for (let i = 0; i < 7; i++) {
    const distance = R * r.uniform(0.3, 0.95);
    const angle = (r.uniform(-80, 60) * Math.PI) / 180;
    const size = r.uniform(0.7, 1.6);
    art += `<circle cx="${(distance * Math.cos(angle)).toFixed(1)}" cy="${(distance * Math.sin(angle)).toFixed(1)}" r="${size.toFixed(1)}" fill="var(--art-star)"/>`;
  }
  return art;
}

function grow(name: string, side: Side, vibe: Vibe | null, strong: boolean, R: number): string {
  const r = Random.of(name + side);
  if (name === 'Brightness') return dawn(R);
  if (name === 'Bleakness') return night(R, r);
  const shard = side === 'gloom';
  const m = r.choice(shard ? [3, 4, 5, 6, 7, 9, 11] : [5, 6, 7, 8, 9, 10, 12]);
  const n1 = shard ? r.uniform(0.32, 0.6) : r.uniform(0.75, 1.5);
  const n2 = shard ? r.uniform(0.7, 1.25) : r.uniform(1.1, 1.9);
  const n3 = n2 * r.uniform(0.85, 1.15);
  const tone = `var(--stock-${vibe ?? 'none'})`;
  const pale = `var(--stock-${vibe ?? 'none'}-pale)`;
  const fills = shard
    ? [tone, 'var(--art-night)', pale, tone, 'var(--art-ice)']
    : [tone, pale, tone, 'var(--art-cream)', tone];
  const opacities = shard ? [0.55, 0.75, 0.75, 0.9, 0.95] : [0.42, 0.75, 0.62, 0.95, 0.9];
  let art = '';
  for (let i = 0; i < (strong ? 5 : 4); i++) {
    const turn = i * r.uniform(0.12, 0.42);
    art += `<path d="${superformula(m, n1, n2, n3, R * (1 - i * 0.19), turn, 96)}" fill="${fills[i]}" opacity="${opacities[i]}"/>`;
  }
  if (strong)
    art += `<circle r="${(R * 1.12).toFixed(1)}" fill="none" stroke="${pale}" stroke-width="1.1" stroke-dasharray="1.2 4" opacity=".9"/>`;
  return art;
}

/** The rosette of an Emotion inside radius R, as SVG text. */
export function rosette(name: string, side: Side, vibe: Vibe | null, strong: boolean, R: number): string {
  const key = `${name}/${side}/${vibe}/${strong}/${R.toFixed(1)}`;
  let art = cache.get(key);
  if (art === undefined) {
    art = grow(name, side, vibe, strong, R);
    cache.set(key, art);
  }
  return art;
}
