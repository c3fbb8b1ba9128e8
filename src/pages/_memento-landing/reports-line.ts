import { leave, turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';

const { reports, signals } = leadershipPilot;

/** The signal on the report on top: one that rises, as the line does, or the first. */
export const shown = signals.find(({ weeks }) => (weeks.at(-1) ?? 0) > (weeks[0] ?? 0)) ?? signals[0];

/** The stack's place in a drawing: the top sheet's corner, the step to the next edge, how far it goes right, the curve's box and its axis. */
function layout(width: number) {
  return width > 800
    ? {
        height: 764,
        x: 798,
        y: 124,
        step: 8,
        right: 2240,
        curve: { x: 850, first: 640, until: 1296, rise: 262, axis: 716 },
      }
    : {
        height: 500,
        x: 180,
        y: 66,
        step: 5,
        right: 1200,
        curve: { x: 226, first: 420, until: 640, rise: 120, axis: 476 },
      };
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
 * Draws one signal across the top sheet: the line comes out of the margin, passes a point for every week, to scale, up to a ring, and
 * goes home along the axis with its weeks.
 */
export function reportsLine(width: number): Stroke {
  const { height, y: top, curve } = layout(width);
  const { left } = rails(width);
  const { weeks } = shown;
  const [least, most] = [Math.min(...weeks), Math.max(...weeks)];
  const points = weeks.map((value, week): [x: number, y: number] => [
    curve.x + (week / (weeks.length - 1)) * (curve.until - curve.x),
    curve.first - ((value - (weeks[0] ?? 0)) / (most - least || 1)) * curve.rise,
  ]);
  const [[endX, endY] = [0, 0]] = points.slice(-1);
  const wide = width > 800;
  const [q, y, ring, heading] = [turnOf(width), curve.first, wide ? 8 : 10, top + (wide ? 88 : 68)];
  const weeksBack = points.toReversed().slice(1);
  return {
    width,
    height,
    d:
      // On a phone, the margin's line ends above the drawing.
      path`M${left} ${wide ? y - q : 0}V${y - q}Q${left} ${y} ${left + q} ${y}` +
      points.map(([x, at]) => `L${numbers(x === endX ? x - ring : x, at)}`).join('') +
      path`a${ring} ${ring} 0 1 1 0 .1a${ring} ${ring} 0 0 0 ${ring} ${ring}V${curve.axis}` +
      weeksBack.map(([x]) => path`H${x}v-${ring}v${ring}`).join('') +
      leave(width, curve.axis, height),
    labels: [
      { x: curve.x - 8, y: heading, text: `Week ${weeks.length}`, anchor: 'start' },
      { x: endX + ring, y: endY - (wide ? 36 : 38), text: `${weeks.at(-1)}${shown.suffix}`, anchor: 'end' },
      { x: curve.x - 8, y: heading + (wide ? 38 : 40), text: shown.unit, anchor: 'start' },
      { x: curve.x - 8, y: curve.axis - 2 * ring, text: 'Sample data', anchor: 'start' },
    ],
  };
}
