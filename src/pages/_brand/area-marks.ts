import { onCircle } from '../../components/art/drawing.ts';
import { polyline } from '../../components/art/shapes.ts';
import { path, smooth, type StrokePoint } from '../../components/art/stroke.ts';
import { aroundTable } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** The box of the areas' drawings. All stand on one ground, and their lines run on to the edges of a wider panel. */
export const MARK = { width: 400, height: 400 } as const;
const GROUND = 344;
const BEYOND = 200;
/** How far a panel on a desk reaches beyond the box to the left. */
const EDGE = 47;

/** The radius of the largest of three wheels, each half as large as the one before, and how many marks it has. */
const [LARGEST, MARKS] = [104, 48];
/** Where the first wheel stands. */
const FIRST = 134;
/** The direction from a wheel's middle to the next one's, in degrees. */
const NEXT = (Math.atan(Math.SQRT1_2 / 2) * 180) / Math.PI;

/** Draws three wheels that stand on the ground and touch, with marks that meet where they do, and the ground to their right. */
export function wheels(): string {
  const all = [0, 1, 2].map((place) => {
    const half = 2 ** -place;
    const radius = LARGEST * half;
    return { radius, foot: FIRST + 2 * Math.SQRT2 * LARGEST * (1 - half), marks: MARKS * half };
  });
  const line = all.map(({ radius, foot }) => path`H${foot}a${radius} ${radius} 0 1 0 -.1 0`);
  const ticks = all.flatMap(({ radius, foot, marks }) =>
    Array.from({ length: marks }, (_, mark) => {
      const at = (out: number) => onCircle(foot, GROUND - radius, out, NEXT + (mark * 360) / marks);
      return polyline([at(radius), at(radius - 8)]);
    }),
  );
  return path`M${FIRST} ${GROUND}` + line.join('') + path`H${MARK.width + BEYOND}` + ticks.join('');
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
