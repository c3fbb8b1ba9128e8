import { onCircle } from '../../components/art/drawing.ts';
import { polyline } from '../../components/art/shapes.ts';
import { path, smooth, type StrokePoint } from '../../components/art/stroke.ts';
import { aroundTable } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** The box of the areas' drawings. All stand on one ground, are equally tall and run from edge to edge. */
export const MARK = { width: 400, height: 240 } as const;
const [GROUND, TALL] = [204, 168];

/** A tooth's corners, as shares of the distance between teeth: foot, tip, tip, foot. Gaps are deeper than teeth, so that wheels in mesh stay clear. */
const TOOTH = [
  [-0.28, -10],
  [-0.11, 5],
  [0.11, 5],
  [0.28, -10],
] as const;

/** Draws a toothed wheel with a tooth on its right, so that with an odd number of teeth it has a gap on its left. */
function wheel(x: number, y: number, radius: number, teeth: number): string {
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    TOOTH.map(([share, out]) => onCircle(x, y, radius + out, ((tooth + share) * 360) / teeth)),
  );
  return `${polyline(corners.flat())}z`;
}

/** Draws two wheels in mesh. */
export function wheels(): string {
  const [teeth, fewer] = [16, 9];
  const large = TALL / 2 - 5;
  const small = (large * fewer) / teeth;
  const [x, y] = [140, GROUND - TALL / 2];
  return path`M0 ${GROUND}H${MARK.width}` + wheel(x, y, large, teeth) + wheel(x + large + small, y, small, fewer);
}

/** Draws the line around a table, seat by seat. */
export function table(): string {
  const reach = 15;
  const radius = TALL / 2 - reach;
  const x = MARK.width / 2;
  const ring = { x, y: GROUND - TALL / 2, across: radius, down: radius, reach };
  return path`M0 ${GROUND}H${x}` + aroundTable(ring, SEATS) + `H${MARK.width}`;
}

/** Draws waves that fall into step, the last of them on the ground. */
export function steps(): string {
  const lines = 8;
  return Array.from({ length: lines }, (_, line) => {
    const points = Array.from({ length: 21 }, (__, step): StrokePoint => {
      const along = step / 20;
      const late = (line - lines / 2) * 0.9 * (1 - along) ** 1.5;
      const y = GROUND - 20 - (line * (TALL - 40)) / (lines - 1);
      return [along * MARK.width, y - 20 * Math.sin(along * 4 * Math.PI - late)];
    });
    return smooth(points);
  }).join('');
}
