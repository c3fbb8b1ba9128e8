import { BEYOND, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { duration } from '../../lib/format.ts';

const { reports, firstReport, length } = leadershipPilot;

/**
 * Draws the pilot's days to scale: the line leaves the margin and makes a loop on the day of each report, from the first one to the last
 * day. It goes on beyond the page. On wide screens, loops have room for their numbers.
 */
export function weeksLine(width: number): Stroke {
  const wide = width > 800;
  const [start, end, ground] = wide ? [120, 1268, 96.5] : [67, 640, 52];
  const at = (day: number) => start + (day / length.days) * (end - start);
  const every = (length.days - firstReport.days) / Math.max(reports - 1, 1);
  const radius = (at(every) - start) * 0.4;
  const days = Array.from({ length: reports }, (_, report) => at(firstReport.days + report * every));
  const { left } = rails(width);
  const q = turnOf(width);
  const loop = path`a${radius} ${radius} 0 1 0 -.1 0`;
  return {
    width,
    height: ground + 44,
    d:
      path`M${left} 0V${ground - q}Q${left} ${ground} ${left + q} ${ground}` +
      days.map((x) => path`H${x}` + loop).join('') +
      path`H${width + BEYOND}`,
    // As far out as the first and the last loop.
    labels: [
      { x: at(firstReport.days) - radius, y: ground + 36, text: duration(firstReport), anchor: 'start' },
      { x: at(length.days) + radius, y: ground + 36, text: duration(length), anchor: 'end' },
    ],
    captions: wide ? days.map((x, report) => ({ x, y: ground - radius + 9, text: String(report + 1) })) : [],
  };
}
