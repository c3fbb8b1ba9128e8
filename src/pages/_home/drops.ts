import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { turnOf } from '../../components/art/rail.ts';

/** How far each leak has come: the curvature of its drop at the lowest point. From 1.3 on, it has a neck. */
export const STAGES = [0.4, 0.9, 1.32, 1.72] as const;
/** The steps of the integration, and how many of them lie between two points of a drawing. */
const [STEP, EVERY] = [0.01, 24];

/**
 * Returns the outline of a drop that hangs from a wet ceiling, from its lowest point to the ceiling, in capillary lengths: the
 * solution of the Young–Laplace equation, as real drops have it.
 */
export function outline(curvature: number): [across: number, up: number][] {
  const points: [number, number][] = [[0, 0]];
  let [x, z, slope] = [STEP, 0, curvature * STEP];
  for (let step = 1; slope > 0; step++) {
    const bend = 2 * curvature - z - Math.sin(slope) / x;
    x += STEP * Math.cos(slope);
    z += STEP * Math.sin(slope);
    slope += STEP * bend;
    if (step % EVERY === 0 || slope <= 0) points.push([x, z]);
  }
  return points;
}

/** Draws a drop under a line that comes from the left, and ends on the line. */
function drop(x: number, y: number, stage: number, size: number): string {
  const half = outline(stage);
  const [reach = 0, depth = 0] = half.at(-1) ?? [];
  const at = (side: 1 | -1) =>
    half.map(([across, up]): StrokePoint => [x + side * across * size, y + (depth - up) * size]);
  const start: StrokePoint = [x - reach * size, y, 1, 0];
  const end: StrokePoint = [x + reach * size, y, 1, 0];
  const points = [start, ...at(-1).slice(1, -1).toReversed(), ...at(1).slice(0, -1), end];
  return smooth(points).replace('M', 'L');
}

/** Draws the way off the rail, to the right at a height. */
function branch(width: number, y: number): string {
  const { left } = rails(width);
  const q = turnOf(width);
  return path`M${left} ${y - q}Q${left} ${y} ${left + q} ${y}`;
}

/** Draws a pipe across a wide page and out of it, with four drops, each further along than the one before. */
export function leaking(): Stroke {
  const width = 1440;
  const [y, size, first, apart] = [40, 40, 252, 308];
  const drops = STAGES.map((stage, index) => drop(first + index * apart, y, stage, size));
  return { width, height: 240, d: path`M${rails(width).left} 0V240` + branch(width, y) + drops.join('') + 'H2000' };
}

/** Draws one of the four leaks on a phone: a pipe from the margin out of the page, with its drop. */
const leak = (stage: number) => (): Stroke => {
  const width = 720;
  const q = turnOf(width);
  return { width, height: 220, d: `${branch(width, q)}${drop(584, q, stage, 40)}H740` };
};

/** The four leaks of a phone's page, by the names that they have in the page's file. */
export const leaks: Readonly<Record<string, () => Stroke>> = Object.fromEntries(
  STAGES.map((stage, index) => [`leak${index}`, leak(stage)]),
);
