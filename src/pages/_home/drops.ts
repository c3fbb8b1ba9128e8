import { BEYOND } from '../../components/art/rail.ts';
import { path, smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';

/** How far each leak has come: the curvature of its drop at the lowest point. From 1.3 on, it has a neck. */
export const STAGES = [0.4, 0.9, 1.32, 1.72] as const;
/** The steps of the integration, and how many of them lie between two points of a drawing. */
const [STEP, EVERY] = [0.01, 8];

/**
 * Returns the outline of a drop that hangs from a wet ceiling, from its lowest point to the ceiling, in capillary lengths, each
 * point with the outline's direction: the solution of the Young–Laplace equation, as real drops have it.
 */
export function outline(curvature: number): [across: number, up: number, towardX: number, towardY: number][] {
  const points: [number, number, number, number][] = [[0, 0, 1, 0]];
  let [x, z, slope] = [STEP, 0, curvature * STEP];
  for (let step = 1; slope > 0; step++) {
    const bend = 2 * curvature - z - Math.sin(slope) / x;
    x += STEP * Math.cos(slope);
    z += STEP * Math.sin(slope);
    slope += STEP * bend;
    if (step % EVERY === 0 || slope <= 0) points.push([x, z, Math.cos(slope), Math.sin(slope)]);
  }
  return points;
}

/** Draws a drop under a ceiling at height 0, from where the ceiling bends to where it is level again. */
function drop(x: number, stage: number, size: number): string {
  const half = outline(stage);
  const [reach = 0, depth = 0] = half.at(-1) ?? [];
  const at = (side: 1 | -1) =>
    half.map(([across, up, towardX, towardY]): StrokePoint => {
      return [x + side * across * size, (depth - up) * size, towardX, -side * towardY];
    });
  const start: StrokePoint = [x - reach * size, 0, 1, 0];
  const end: StrokePoint = [x + reach * size, 0, 1, 0];
  const points = [start, ...at(-1).slice(1, -1).toReversed(), ...at(1).slice(0, -1), end];
  return smooth(points).replace('M', 'L');
}

/** Draws the lower edge of a panel: drops hang from it, each further along than the one before; on a phone only every other one. */
export function leaking(width: number): Stroke {
  const [size, first, apart, height] = width === WIDE ? [46, 262, 308, 200] : [52, 196, 330, 242];
  const stages = width === WIDE ? STAGES : STAGES.filter((_, index) => index % 2);
  const drops = stages.map((stage, index) => drop(first + index * apart, stage, size));
  return { width, height, d: path`M${-BEYOND} 0` + drops.join('') + path`H${width + BEYOND}V-2H${-BEYOND}z` };
}
