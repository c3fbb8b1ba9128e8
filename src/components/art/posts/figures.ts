import { seededRandom } from '../../../lib/random.ts';
import { short } from '../drawing.ts';
import { polyline } from '../shapes.ts';

/** A figure inside a post: axes and context in the color of text, the point in the accent color. */
export interface Figure {
  lines: string;
  accent: string;
  /** Set if the accent is shapes instead of lines. */
  isSolid?: boolean;
}

export const FIGURE_WIDTH = 720;
export const FIGURE_HEIGHT = 400;

/** Returns how much of an old way is left in a week: all of it before the launch, its floor long after. */
function remainingShare(week: number, floor: number): number {
  return floor + (1 - floor) / (1 + Math.exp((week - 13) / 1.6));
}

/** Draws three traces of an old way after a launch: one falls for good, one recovers, one never moves. */
function shapes(): Figure {
  const random = seededRandom('shapes');
  const traces: ((week: number) => number)[] = [
    (week) => remainingShare(week, 0.06) + (week > 20 && week < 24 ? 0.07 : 0),
    (week) => remainingShare(week, 0.14) + Math.max(0, week - 18) * 0.052,
    () => 0.94,
  ];
  const rows = traces.map((trace, row) => {
    const base = 126 + row * 122;
    const points = Array.from({ length: 31 }, (_, week): [number, number] => [
      48 + week * 21,
      Number(short(base - 92 * trace(week) - random() * 9)),
    ]);
    return { axes: `M48 ${base}h630M237 ${base + 8}v-112`, line: polyline(points) };
  });
  return { lines: rows.map(({ axes }) => axes).join(''), accent: rows.map(({ line }) => line).join('') };
}

/** Draws one order through six pairs of hands: a bar while someone worked on it, a line while it waited. */
function waits(): Figure {
  const STEPS = [
    [12, 74],
    [8, 132],
    [16, 38],
    [6, 164],
    [14, 58],
    [8, 96],
  ] as const;
  let x = 40;
  const rows = STEPS.map(([work, wait], row) => {
    const y = 52 + row * 58;
    const [from, to] = [x, x + work];
    x = to + wait;
    const on = row < STEPS.length - 1 ? 'v37' : '';
    return { bar: `M${from} ${y - 21}h${work}v42h${-work}z`, line: `M${to} ${y}H${x}${on}` };
  });
  return { lines: rows.map(({ line }) => line).join(''), accent: rows.map(({ bar }) => bar).join(''), isSolid: true };
}

export const figures = { shapes, waits } as const satisfies Record<string, () => Figure>;
