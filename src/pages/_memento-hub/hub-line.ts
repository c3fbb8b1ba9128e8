import { sheet, smallTable, talk } from '../../components/art/day-parts.ts';
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
  const [dinner, summit, today, due] = wide ? [254, 525, 1000, 1290] : [132, 262, 490, 644];
  const [across, reach] = [112 * size, 22 * size];
  const round = { x: dinner, y: ground - across - reach, across, down: across, reach };
  const at = (x: number) => summit + x * size;
  const day =
    path`H${at(0)}` +
    talk(120 * size, 110 * size) +
    smallTable(at(176), ground, 42 * size) +
    smallTable(at(266), ground, 42 * size) +
    path`H${at(322)}` +
    sheet(80 * size);
  // A ring on the line: its middle is where the promise comes down.
  const [ring, radius] = [13 * size + 4, (due - today) / 2];
  const flight =
    path`H${today}v${-ring}v${2 * ring}v${-ring}A${radius} ${radius * 1.5} 0 0 1 ${due} ${ground - ring}` +
    path`a${ring} ${ring} 0 1 1 0 ${2 * ring}a${ring} ${ring} 0 1 1 0 ${-2 * ring}a${ring} ${ring} 0 0 1 ${ring} ${ring}`;
  const height = ground + 60;
  const d = enter(width, ground) + path`H${dinner}` + aroundTable(round, SEATS) + day + flight;
  return { width, height, d: d + leaveRight(width, ground, height) };
}
