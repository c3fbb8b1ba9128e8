import { sheet, table, talk } from '../../components/art/day-parts.ts';
import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { aroundTable } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/**
 * Draws what takes place as one line: around a dinner's table, through a summit's day, and with a promise from today to its date. Each has a
 * third of the page.
 */
export function hubLine(width: number): Stroke {
  const wide = width === WIDE;
  const [ground, size] = wide ? [340, 1] : [330, 0.5];
  const [dinner, summit, today, due] = wide ? [285, 540, 980, 1290] : [132, 256, 482, 640];
  const [across, reach] = [112 * size, 22 * size];
  const round = { x: dinner, y: ground - across - reach, across, down: across, reach };
  const part = (x: number, d: string) => path`H${summit + x * size}` + d;
  const day = [
    part(0, talk(46 * size)),
    part(66, talk(46 * size)),
    part(176, table(34 * size)),
    part(238, table(34 * size)),
    part(280, sheet(66 * size)),
  ].join('');
  // A ring on the line: its middle is where the promise comes down.
  const [ring, radius] = [13 * size + 4, (due - today) / 2];
  const flight =
    path`H${today}v${-ring}v${2 * ring}v${-ring}A${radius} ${radius * 1.5} 0 0 1 ${due} ${ground - ring}` +
    path`a${ring} ${ring} 0 1 1 0 ${2 * ring}a${ring} ${ring} 0 1 1 0 ${-2 * ring}a${ring} ${ring} 0 0 1 ${ring} ${ring}`;
  const height = ground + 60;
  const d = enter(width, ground) + path`H${dinner}` + aroundTable(round, SEATS) + day + flight;
  return { width, height, d: d + leaveRight(width, ground, height) };
}
