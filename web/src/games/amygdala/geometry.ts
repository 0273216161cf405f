/** Where things lie on the Amygdala boards: hexes, regions, sources, lotuses, from the component files. */
import board from '@games/amygdala/components/board.yaml';
import player from '@games/amygdala/components/player_board.yaml';
import { polar, polygon } from '../../art/stock';
import type { Emotion } from './wire';

interface YamlCell {
  id: string;
  q: number;
  r: number;
  adjacent: string[];
}
interface YamlRegion {
  id: string;
  emotion: Emotion;
  source_space: { cell: YamlCell };
  spaces: { cells: YamlCell[] };
  claim_spaces: { cells: { order: number }[] };
  vp: Record<'first' | 'second' | 'third', { value: number }>;
}

export interface Cell {
  id: string;
  x: number;
  y: number;
  region: string;
  emotion: Emotion;
  source: boolean;
}
export interface Region {
  id: string;
  emotion: Emotion;
  x: number;
  y: number;
  claims: number;
  printed: [number, number, number];
}
export interface Lotus {
  number: number;
  x: number;
  y: number;
  markX: number;
  markY: number;
}
export interface MindCell {
  id: string;
  x: number;
  y: number;
  bonus: string[];
  adjacent: string[];
}

const ROOT3 = Math.sqrt(3);
const regions = board.regions as YamlRegion[];

function place(cell: YamlCell): { x: number; y: number } {
  return { x: 1.5 * cell.q, y: ROOT3 * (cell.r + cell.q / 2) };
}

export const CELLS: Cell[] = regions.flatMap((region) => [
  {
    id: region.source_space.cell.id,
    ...place(region.source_space.cell),
    region: region.id,
    emotion: region.emotion,
    source: true,
  },
  ...region.spaces.cells.map((cell) => ({
    id: cell.id,
    ...place(cell),
    region: region.id,
    emotion: region.emotion,
    source: false,
  })),
]);

export const SPACES = new Map(CELLS.filter((cell) => !cell.source).map((cell) => [cell.id, cell]));

export const REGIONS: Region[] = regions.map((region) => ({
  id: region.id,
  emotion: region.emotion,
  ...place(region.source_space.cell),
  claims: region.claim_spaces.cells.length,
  printed: [region.vp.first.value, region.vp.second.value, region.vp.third.value],
}));

/** Lines between cells of different regions, and round the whole board. */
export const BORDERS: string[] = CELLS.flatMap((cell) =>
  [30, 90, 150, 210, 270, 330].flatMap((angle) => {
    const [nx, ny] = polar(ROOT3, angle, cell.x, cell.y);
    const neighbour = CELLS.find((other) => Math.hypot(other.x - nx, other.y - ny) < 0.1);
    if (neighbour?.region === cell.region) return [];
    const [x0, y0] = polar(1, angle - 30, cell.x, cell.y);
    const [x1, y1] = polar(1, angle + 30, cell.x, cell.y);
    return [`M${x0.toFixed(2)} ${y0.toFixed(2)}L${x1.toFixed(2)} ${y1.toFixed(2)}`];
  }),
);

export const LOTUSES: Lotus[] = (board.lotuses.items as { order: number; angle: number }[]).map(({ order, angle }) => {
  const [x, y] = polar(11.55, -95.2 + angle);
  const [markX, markY] = polar(9.9, -95.2 + angle);
  return { number: order, x, y, markX, markY };
});

const mindPlace = (cell: YamlCell): { x: number; y: number } => ({ x: ROOT3 * (cell.q + cell.r / 2), y: 1.5 * cell.r });

export const MIND_TILES: MindCell[] = (player.emotion_spaces.cells as YamlCell[]).map((cell) => ({
  id: cell.id,
  ...mindPlace(cell),
  bonus: [],
  adjacent: cell.adjacent,
}));

export const MIND_BONUSES: MindCell[] = (
  player.bonus_spaces.cells as (YamlCell & { items: Record<string, number> })[]
).map((cell) => ({
  id: cell.id,
  ...mindPlace(cell),
  bonus: Object.entries(cell.items).flatMap(([item, count]) => Array<string>(count).fill(item)),
  adjacent: cell.adjacent,
}));

export function hex(x: number, y: number, radius: number, turn = 0): string {
  return polygon(6, x, y, radius, turn);
}
