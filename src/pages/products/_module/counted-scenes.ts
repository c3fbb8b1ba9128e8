import { enter } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns } from '../../../content/dashboard.ts';
import { amountText, grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { fromVisitToOrder, metricLabel } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, type Word } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, type Lines, scene } from './stage.ts';

/** Draws the way from a visit to an order as rows of strokes, so many people each. The line carries the orders, which are less than one stroke. */
export const analytics: Draw = (width) => {
  const wide = width === WIDE;
  const [x, top, apart, tall, size, room, per] = wide
    ? [120, 92, 60, 42, 52, 152, 100]
    : [66, 150, 108, 64, 58, 156, 200];
  // The first row ends at the edge of the text.
  const pitch = (width - 2 * x) / (Math.ceil((fromVisitToOrder[0]?.count ?? 0) / per) - 1);
  const last = fromVisitToOrder.length - 1;
  // The orders have room for a figure as high as the rows are not.
  const ground = top + last * apart + room;
  const rows = fromVisitToOrder.slice(0, last).map(({ count }, at) => {
    const strokes = Array.from({ length: Math.ceil(count / per) }, (_, place) => {
      const height = Math.min(1, count / per - place) * tall;
      return path`M${x + place * pitch} ${top + at * apart}v${-height}h1.2v${height}z`;
    });
    return strokes.join('');
  });
  const words = fromVisitToOrder.flatMap(({ step, count }, at): Word[] => {
    const end = x + Math.ceil(count / per) * pitch + 16;
    const y = top + at * apart;
    const text = grouped(count);
    const own =
      at === last
        ? { x: x - (wide ? 8 : 10), y: ground, size: wide ? 230 : 250, text }
        : at === 0
          ? { x, y: y - tall - 16, size, text }
          : { x: end, y: y - 8, size: size * 0.8, text };
    const unit = at === 0 ? `${step}, a stroke for each ${per}` : step;
    return [own, { x: own.x + lengthOf(own) + 18, y: own.y - (at === last ? 14 : 0), text: unit }];
  });
  return { ...scene(width, ground, enter(width, ground), words, wide ? 60 : 70), marks: rows.join('') };
};

/** Draws a level line and, on it, what the one expensive channel costs as a peak that carries the figure like a flag. */
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
    const [x, ground, at, room] = wide ? [120, GROUND, 690, 594] : [66, 640, 104, 526];
    // The dollar sign is higher than its figures.
    const top = 66;
    const text = amountText(peak.cost, 2);
    const widest = { x: at + 20, y: 0, size: 320, text };
    const [flag = widest] = fitted([widest], room);
    const low = top + flag.size * 0.72;
    const foot = { x, y: ground + (wide ? 58 : 62), size: wide ? 54 : 48, text: amountText(usual.cost, 2) };
    return scene(
      width,
      ground,
      enter(width, ground) + bump(at, ground, ground - top, wide ? 70 : 34),
      [
        { ...flag, y: low },
        { x: at + 36, y: low + 62, text: peak.name },
        ...paragraph({ x: at + 36, y: low + 128, size: wide ? 44 : 48, text: line(0).text }, wide ? 30 : 28),
        foot,
        {
          x: x + lengthOf(foot) + 16,
          y: foot.y,
          text: `${usual.name}. ${metricLabel('ads')}`,
        },
      ],
      wide ? 80 : 100,
    );
  };

/** Draws a peak that rises from the ground in a curve and falls in the same one; `half` is how broad its foot is on each side. */
function bump(x: number, ground: number, height: number, half: number): string {
  const up = path`H${x - half}C${x - 14} ${ground} ${x - 8} ${ground - height / 3} ${x} ${ground - height}`;
  return up + path`C${x + 8} ${ground - height / 3} ${x + 14} ${ground} ${x + half} ${ground}`;
}

/** Returns the channel of an ad, which its name begins with. */
function channelOf(name: string): string {
  return name.split(':')[0] ?? name;
}
