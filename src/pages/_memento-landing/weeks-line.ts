import { BEYOND, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { duration } from '../../lib/format.ts';

const { reports, firstReport, length } = leadershipPilot;

/**
 * Draws the pilot's reports to scale: the line leaves the margin and makes a loop for each one, from the day of the first to the last
 * day. It goes on beyond the page. On wide screens, loops have room for their numbers.
 */
export function weeksLine(width: number): Stroke {
  const wide = width > 800;
  const [start, end, ground] = wide ? [120, 1320, 106.5] : [66, 660, 56];
  const step = (end - start) / (reports - 0.2);
  const radius = step * 0.4;
  const loops = Array.from({ length: reports }, (_, report) => start + radius + report * step);
  const { left } = rails(width);
  const q = turnOf(width);
  const loop = path`a${radius} ${radius} 0 1 0 -.1 0`;
  return {
    width,
    height: ground + 44,
    d:
      path`M${left} 0V${ground - q}Q${left} ${ground} ${left + q} ${ground}` +
      loops.map((x) => path`H${x}` + loop).join('') +
      path`H${width + BEYOND}`,
    labels: [
      { x: start, y: ground + 36, text: duration(firstReport), anchor: 'start' },
      { x: end, y: ground + 36, text: duration(length), anchor: 'end' },
    ],
    captions: wide ? loops.map((x, report) => ({ x, y: ground - radius + 9, text: String(report + 1) })) : [],
  };
}
