/** A quiet line drawing for each Realm: hills, ripples, web, dunes, willow. */
import { polar } from '../../art/stock';
import { Random } from '../../lib/rng';
import { realmAngle } from './printed';

type Point = [number, number];
const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (points: Point[]): string => `<path d="M${points.map(text).join('L')}"/>`;
const steps = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function waves(
  from: number,
  to: number,
  count: number,
  points: number,
  radius: (k: number, i: number) => number,
): string {
  return steps(count)
    .map((k) => line(steps(points).map((i) => polar(radius(k, i), from + ((to - from) * i) / (points - 1)))))
    .join('');
}

function ripples(angle: number): string {
  const [x, y] = polar(415, angle);
  return steps(12)
    .map(
      (k) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(k + 1) * 17}" ry="${(k + 1) * 13}" transform="rotate(30 ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
    )
    .join('');
}

function web(from: number, to: number, random: Random): string {
  const knots = steps(34).map(() => polar(random.uniform(320, 490), random.uniform(from, to)));
  return knots
    .map((knot) => {
      const near = [...knots]
        .sort((a, b) => Math.hypot(a[0] - knot[0], a[1] - knot[1]) - Math.hypot(b[0] - knot[0], b[1] - knot[1]))
        .slice(1, 4);
      return (
        near.map((other) => line([knot, other])).join('') +
        `<circle cx="${knot[0].toFixed(1)}" cy="${knot[1].toFixed(1)}" r="2.6" fill="currentColor"/>`
      );
    })
    .join('');
}

function willow(from: number, to: number, random: Random): string {
  return steps(26)
    .map((k) => {
      const angle = from + ((to - from) * k) / 25;
      const length = random.uniform(330, 400);
      const top = polar(492, angle);
      const tip = polar(length, angle + random.uniform(-3, 3));
      const middle = polar((492 + length) / 2, angle + 4 * Math.sin(k));
      const leaves = [0.3, 0.55, 0.8].map(
        (t) =>
          `<circle cx="${(top[0] + (tip[0] - top[0]) * t).toFixed(1)}" cy="${(top[1] + (tip[1] - top[1]) * t).toFixed(1)}" r="1.8" fill="currentColor"/>`,
      );
      return `<path d="M${text(top)}Q${text(middle)} ${text(tip)}"/>${leaves.join('')}`;
    })
    .join('');
}

/** SVG lines for Realm r, to be clipped by its sector. */
export function scenery(realm: number): string {
  const from = realmAngle(realm) - 23;
  const to = realmAngle(realm) + 23;
  const random = Random.of(`realm${realm}`);
  if (realm === 0)
    return waves(
      from,
      to,
      9,
      25,
      (k, i) => 330 + k * 19 + 9 * Math.sin(i * 0.55 + k * 1.1) + 6 * Math.sin(i * 0.23 + k),
    );
  if (realm === 1) return ripples(realmAngle(realm));
  if (realm === 2) return web(from, to, random);
  if (realm === 3) return waves(from, to, 11, 21, (k, i) => 322 + k * 17 + 12 * Math.abs(Math.sin(i * 0.31 + k * 0.7)));
  return willow(from, to, random);
}

export function sector(from: number, to: number, inner: number, outer: number): string {
  return `M${text(polar(inner, from))}L${text(polar(outer, from))}A${outer} ${outer} 0 0 1 ${text(polar(outer, to))}L${text(polar(inner, to))}A${inner} ${inner} 0 0 0 ${text(polar(inner, from))}z`;
}

export function arc(radius: number, from: number, to: number, reverse = false): string {
  const [a, b] = reverse ? [to, from] : [from, to];
  return `M${text(polar(radius, a))}A${radius} ${radius} 0 0 ${reverse ? 0 : 1} ${text(polar(radius, b))}`;
}
