import { circle, onCircle } from '../../components/art/drawing.ts';
import { polyline } from '../../components/art/shapes.ts';
import { path, smooth, type StrokePoint } from '../../components/art/stroke.ts';
import { aroundTable } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** The box of the areas' drawings. All stand on one ground, and their lines run on to the edges of a wider panel. */
export const MARK = { width: 400, height: 400 } as const;
const GROUND = 344;
const BEYOND = 200;
/** How far a panel on a desk reaches beyond the box to the left. */
const EDGE = 73;

/** A tooth's corners: how far from its middle, as shares of the distance between teeth, and how far from the circle on which wheels meet. */
const TOOTH = [
  [-0.25, -18],
  [-0.1, 13],
  [0.1, 13],
  [0.25, -18],
] as const;

/** Returns the corners of a wheel's teeth clockwise, from the one whose middle is in a direction. */
function rim(x: number, y: number, radius: number, teeth: number, toward: number): [number, number][] {
  return Array.from({ length: teeth }, (_, tooth) =>
    TOOTH.map(([share, out]) => onCircle(x, y, radius + out, toward + ((tooth + share) * 360) / teeth)),
  ).flat();
}

/**
 * Draws the upper half of a toothed wheel, the ground to its right, and a second wheel that turns with it: where they meet, a tooth of
 * one is in the middle of a gap of the other.
 */
export function wheels(): string {
  const [teeth, fewer, toward] = [16, 8, -56.25];
  const [large, small] = [132, 66];
  const [x, y] = [186, GROUND];
  const [nextX, nextY] = onCircle(x, y, large + small, toward);
  const half = rim(x, y, large, teeth, toward)
    .filter(([, cornerY]) => cornerY < y)
    .toSorted((one, other) => angle(x, y, one) - angle(x, y, other));
  const [[start] = [0]] = half;
  return (
    polyline(half).replace('M', path`M${start} ${y}L`) +
    path`V${y}H${MARK.width + BEYOND}` +
    `${polyline(rim(nextX, nextY, small, fewer, toward + 180 + 180 / fewer))}z` +
    circle(nextX, nextY, small * 0.2)
  );
}

/** Returns the direction of a point from another. */
function angle(x: number, y: number, [px, py]: readonly [number, number]): number {
  return Math.atan2(py - y, px - x);
}

/** Draws the line around a table, seat by seat. */
export function table(): string {
  const reach = 27;
  const radius = 153 - reach;
  const x = MARK.width / 2;
  const ring = { x, y: GROUND - 153, across: radius, down: radius, reach };
  return path`M${-BEYOND} ${GROUND}H${x}` + aroundTable(ring, SEATS) + `H${MARK.width + BEYOND}`;
}

/** Draws waves that fall into step, the last of them on the ground. */
export function steps(): string {
  const lines = 9;
  const [points, swing] = [120, 24];
  return Array.from({ length: lines }, (_, line) => {
    const wave = Array.from({ length: points + 1 }, (__, point): StrokePoint => {
      const x = (point / points) * (MARK.width + 2 * BEYOND) - BEYOND;
      const late = line * 0.75 * Math.min(1, Math.max(0, 1 - (x + EDGE) / (MARK.width - 40))) ** 1.5;
      const y = GROUND - swing - (line * (GROUND - 38 - 2 * swing)) / (lines - 1);
      return [x, y + swing * Math.cos(((x + EDGE) * 2 * Math.PI) / 230 - late)];
    });
    return smooth(wave);
  }).join('');
}
