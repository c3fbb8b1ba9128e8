import { BEYOND, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { duration } from '../../lib/format.ts';

const { reports, firstReport, length } = leadershipPilot;

/** How thick a report lies on the pile, in units. */
const STEP = 34;

/** Places the pilot's days across the page, to scale, and a step on the day of each report: from the first one to the last day. */
function layout(width: number) {
  const [start, end] = width > 800 ? [120, 1236] : [67, 612];
  const at = (day: number) => start + (day / length.days) * (end - start);
  const ground = reports * STEP + 64;
  const every = (length.days - firstReport.days) / Math.max(reports - 1, 1);
  const steps = Array.from({ length: reports }, (_, report) => ({
    x: at(firstReport.days + report * every),
    y: ground - (report + 1) * STEP,
  }));
  return { ground, at, steps, height: ground + 44, beyond: width + BEYOND };
}

/** Draws the line that leaves the margin and climbs the pile: a step up for each report, on its day. It runs off the page at the top. */
export function climbLine(width: number): Stroke {
  const { ground, at, steps, height, beyond } = layout(width);
  const { left } = rails(width);
  const q = turnOf(width);
  return {
    width,
    height,
    d:
      path`M${left} ${ground - q}Q${left} ${ground} ${left + q} ${ground}` +
      steps.map(({ x, y }) => path`H${x}V${y}`).join('') +
      path`H${beyond}`,
    labels: [firstReport, length].map((days) => ({
      x: at(days.days),
      y: ground + 34,
      text: duration(days),
      anchor: 'start',
    })),
  };
}

/** Draws the pile: the edge of each report behind the line's step, and its number on it. */
export function pile(width: number): Stroke {
  const { ground, steps, height, beyond } = layout(width);
  const [first] = steps;
  const edges = steps.slice(0, -1).map(({ x, y }) => path`M${x} ${y}H${beyond}`);
  return {
    width,
    height,
    d: path`M${first?.x ?? 0} ${ground}H${beyond}` + edges.join(''),
    captions: steps.map(({ x, y }, report) => ({ x: x + 4, y: y - 9, text: String(report + 1), anchor: 'start' })),
  };
}
