import { enter, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns, weekly } from '../../../content/dashboard.ts';
import { amountText, grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { fromVisitToOrder, metrics } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, type Word } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, type Lines, scene } from './stage.ts';

/** How many people a tooth of the funnel stands for: fewer and they would touch. */
const perTooth = (width: number) => (width === WIDE ? 100 : 200);

/** Draws the way from a visit to an order as rows of teeth, so many people each, up and down the page. The orders are less than one tooth. */
export const analytics: Draw = (width) => {
  const wide = width === WIDE;
  const { right } = rails(width);
  const [x, top, apart, tall, size, short, room] = wide
    ? [120, 132, 78, 54, 64, 500, 186]
    : [66, 150, 104, 64, 58, 450, 100];
  const per = perTooth(width);
  // The first row's last tooth is at the edge of the text.
  const pitch = (width - 2 * x) / (Math.ceil((fromVisitToOrder[0]?.count ?? 0) / per) - 1);
  const last = fromVisitToOrder.length - 1;
  const rows = fromVisitToOrder.map(({ step, count }, at) => {
    const teeth = count / per;
    // The orders have room for a figure as high as the rows are not.
    const y = top + at * apart + (at === last ? room : 0);
    return { step, count, teeth, y, end: x + Math.ceil(teeth) * pitch, back: at % 2 === 1 };
  });
  /** Draws a row's teeth in the direction of the line, the last as high as what is left of it. */
  const comb = (teeth: number, back: boolean) => {
    const heights = Array.from({ length: Math.ceil(teeth) }, (_, at) => Math.min(1, teeth - at) * tall);
    const drawn = heights.map((height) => path`v${-height}v${height}` + (back ? '' : path`h${pitch}`));
    return back ? drawn.toReversed().join(path`h${-pitch}`) : drawn.join('');
  };
  const d = rows.map(({ teeth, y, end, back }, at) => {
    const row = back ? path`H${end - pitch}` + comb(teeth, back) : path`H${x}` + comb(teeth, back);
    if (at === last) return row;
    if (back) return row + toNextRow(width, y, rows[at + 1]?.y ?? y);
    // The first row is as long as the page, the others as their words.
    const to = (at === 0 ? right : short) - apart / 2;
    return row + path`H${to}a${apart / 2} ${apart / 2} 0 0 1 0 ${apart}`;
  });
  const words = rows.flatMap(({ step, count, y, end }, at): Word[] => {
    const text = grouped(count);
    if (at === last) {
      const large = { x: end + 16, y: y - 14, size: wide ? 280 : 230, text };
      return [large, { x: large.x + lengthOf(large) + 20, y: y - 20, text: step }];
    }
    const own = at === 0 ? { x, y: y - tall - 22, size, text } : { x: end + 16, y: y - 12, size: size * 0.8, text };
    return [own, { x: own.x + lengthOf(own) + 18, y: own.y, text: step }];
  });
  return scene(width, top + last * apart + room, enter(width, top) + d.join(''), words, wide ? 60 : 70);
};

/** Draws the weeks’ changes as low bumps and what the one expensive channel costs as a peak, to one scale: percent. The peak carries the figure like a flag. */
export const intelligence =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const names = [...new Set(campaigns.map(({ name }) => channelOf(name)))];
    const channels = names.map((name) => {
      const own = campaigns.filter((ad) => channelOf(ad.name) === name);
      return { name, cost: sum(own.map(({ spent }) => spent)) / sum(own.map(({ leads }) => leads)) };
    });
    const byCost = channels.toSorted((a, b) => a.cost - b.cost);
    const [usual = { name: '', cost: 1 }, peak = usual] = [byCost[0], byCost.at(-1)];
    const [x, ground, at, room, before] = wide ? [120, GROUND, 690, 594, 5] : [66, 640, 84, 536, 0];
    // The dollar sign is higher than its figures.
    const top = 66;
    const percent = (ground - top) / (peak.cost / usual.cost - 1);
    const changes = weekly.visits.slice(1).map((count, week) => count / (weekly.visits[week] ?? count) - 1);
    // They touch, on both sides of the peak.
    const bumps = changes.map((change, week) =>
      bump(at + (week - before + (week < before ? -2 : 3)) * 2 * BREADTH, ground, change * percent),
    );
    const spike = bump(at, ground, ground - top);
    const text = amountText(peak.cost, 2);
    const [flag = { size: 0, y: 0 }] = fitted([{ x: at + 34, y: 0, size: 320, text }], room);
    const low = top + flag.size * 0.72;
    const foot = { x, y: ground + 62, size: wide ? 54 : 48, text: amountText(usual.cost, 2) };
    return scene(
      width,
      ground,
      enter(width, ground) + [...bumps.slice(0, before), spike, ...bumps.slice(before)].join(''),
      [
        { ...flag, y: low, x: at + 34, text },
        { x: at + 36, y: low + 62, text: peak.name },
        ...paragraph({ x: at + 36, y: low + 128, size: wide ? 44 : 48, text: line(0).text }, wide ? 30 : 28),
        foot,
        {
          x: x + lengthOf(foot) + 16,
          y: foot.y,
          text: `${usual.name}. ${metrics.find(({ tab }) => tab === 'ads')?.label ?? ''}`,
        },
      ],
      100,
    );
  };

/** Half of how broad a peak is at its foot. */
const BREADTH = 9;

/** Draws a narrow peak on the ground. */
export function bump(x: number, ground: number, height: number): string {
  return path`H${x - BREADTH}L${x} ${ground - height}L${x + BREADTH} ${ground}`;
}

/** Returns the channel of an ad, which its name begins with. */
function channelOf(name: string): string {
  return name.split(':')[0] ?? name;
}

/** Draws the way from the end of a row on the left to the beginning of another below it. */
function toNextRow(width: number, y: number, next: number): string {
  const { left } = rails(width);
  const q = turnOf(width);
  return path`H${left + q}Q${left} ${y} ${left} ${y + q}V${next - q}Q${left} ${next} ${left + q} ${next}`;
}
