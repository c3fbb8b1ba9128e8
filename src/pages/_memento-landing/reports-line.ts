import { circle } from '../../components/art/drawing.ts';
import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { numbers, path, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { wrapped } from '../_shared/scene-words.ts';

const { reports, signals } = leadershipPilot;

/** The signal on the report on top: the one that gets worse, or the first. */
export const shown = signals.find((signal) => 'worsens' in signal) ?? signals[0];

const { name, unit, suffix, weeks } = shown;

/** Says what a drawing of it shows. */
export const label = `${name}: ${unit}, from ${weeks[0]}${suffix} to ${weeks.at(-1)}${suffix}. Sample data.`;

/** The stack's place in a drawing: the top sheet's corner, the step to the next edge, how far it goes right, the curve's box and its axis. */
function layout(width: number) {
  return width > 800
    ? {
        height: 764,
        x: 798,
        y: 124,
        step: 8,
        right: 2240,
        curve: { x: 850, first: 640, until: 1296, rise: 340, axis: 716, number: 290 },
      }
    : {
        height: 776,
        x: 150,
        y: 128,
        step: 8,
        right: 1200,
        curve: { x: 196, first: 616, until: 652, rise: 250, axis: 732, number: 316 },
      };
}

/** A curve's box: its first and last x, the height of its first point, and how far its lowest and highest are apart. */
interface Curve {
  x: number;
  until: number;
  first: number;
  rise: number;
}

type Point = [x: number, y: number];

/** Returns a point of the shown signal for each of its weeks, to scale, and those from the week in which it turned. */
export function curveOf({ x, until, first, rise }: Curve): { points: Point[]; turned: Point[] } {
  const [least, most, start = 0, last = 0] = [Math.min(...weeks), Math.max(...weeks), weeks[0], weeks.at(-1)];
  const points = weeks.map((value, week): Point => [
    x + (week / (weeks.length - 1)) * (until - x),
    first - ((value - start) / (most - least || 1)) * rise,
  ]);
  return { points, turned: points.slice(weeks.findIndex((value) => value === (last > start ? least : most))) };
}

/** Draws the line through points, down to an axis, and back along it to the first with a tick for each week before the last. */
export function overWeeks(points: readonly Point[], axis: number, tick: number): string {
  const through = points.map(([x, y]) => `L${numbers(x, y)}`);
  const back = points.toReversed().slice(1);
  return through.join('') + path`V${axis}` + back.map(([x]) => path`H${x}v${-tick}v${tick}`).join('');
}

/** Makes the line heavy through points, up to a dot at the last. */
export function heavy(points: readonly Point[]): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    `M${points.map((point) => numbers(...point.map(Math.round))).join('L')}` + circle(Math.round(x), Math.round(y), 5)
  );
}

/** Draws the edges of the pilot's reports, one sheet each, the last on top. They run off the page on the right and at the foot. */
export function sheets(width: number): Stroke {
  const { height, x, y, step, right } = layout(width);
  const edges = Array.from({ length: reports }, (_, sheet) => {
    const off = (reports - 1 - sheet) * step;
    return path`M${x - off} ${height + 80}V${y - off}H${right}V${height + 80}`;
  });
  return { width, height, d: edges.join('') };
}

/**
 * Draws one signal across the top sheet: the line comes out of the margin, passes a point for every week, to scale, up to a dot, and
 * goes home along the axis with its weeks. It is heavy from the week in which the signal turned.
 */
export function reportsLine(width: number): Stroke {
  const { height, y: top, curve } = layout(width);
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)];
  const rises = last > first;
  const { points, turned } = curveOf(curve);
  const [endX = 0] = points.at(-1) ?? [];
  const wide = width > 800;
  const [tick, heading] = wide ? [9, top + 88] : [10, top + 68];
  return {
    width,
    height,
    d:
      // On a phone, the margin's line ends above the drawing.
      enter(width, curve.first, wide ? curve.first - turnOf(width) : 0) +
      overWeeks(points, curve.axis, tick) +
      leave(width, curve.axis, height),
    marks: heavy(turned),
    labels: [
      { x: curve.x - 8, y: heading, text: `Week ${weeks.length}`, anchor: 'start' },
      {
        x: rises ? curve.x - 12 : endX,
        y: heading + curve.number,
        text: `${last}${shown.suffix}`,
        anchor: rises ? 'start' : 'end',
      },
    ],
    captions: [
      ...wrapped(shown.unit, wide ? 60 : 30).map((text, row) => {
        return { x: curve.x - 8, y: heading + 36 + row * (wide ? 29 : 34), text, anchor: 'start' as const };
      }),
      { x: curve.x - 8, y: curve.axis - 2 * tick, text: 'Sample data', anchor: 'start' },
    ],
  };
}
