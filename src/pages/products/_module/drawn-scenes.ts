import { enter, turnBack, turnOf } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns, pipeline } from '../../../content/dashboard.ts';
import { amountText, grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { COST_LIMIT, fromVisitToOrder, metrics } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, type Word, wrapped } from '../../_shared/scene-words.ts';
import { field, pin, pinCenter } from './shapes.ts';
import { type Draw, GROUND, type Lines, scene } from './stage.ts';

/** Draws the stages of the pipeline as numbers of deals on the line. The deal that waits is a sofa, and its stage's number is on its back. */
export const crm =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const waiting = line(2).text;
    const [x, first, ground, breadth, size] = wide ? [120, 0, 440, 372, 150] : [66, 394, 790, 400, 150];
    const back = ground - (breadth / 30) * 11.9;
    const quote = wide
      ? fitted([{ x, y: 124, size: 90, text: line(3).text }], width - 2 * x)
      : paragraph({ x, y: 104, size: 68, text: line(3).text }, 20);
    const sofaAt = wide ? x + 3 * 300 - breadth - 20 : x;
    const stages = pipeline.slice(0, 4).flatMap(({ stage, deals }, at): Word[] => {
      const text = String(deals);
      if (waiting.startsWith(stage)) {
        const middle = { x: sofaAt + breadth / 2, anchor: 'middle' as const };
        return [
          { ...middle, y: back - 8, size, text },
          { ...middle, y: ground + 44, text: waiting },
        ];
      }
      // On a phone, the first two stand on a row of their own.
      const above = !wide && at < 2;
      const column = x + (wide ? at * 300 : at % 2 ? 470 - Number(above) * 240 : 0);
      const foot = above ? first : ground;
      return [
        { x: column, y: foot - 14, size: above ? 96 : size, text },
        { x: column, y: foot + 44, text: stage },
      ];
    });
    const row = wide
      ? enter(width, ground)
      : enter(width, first) + turnBack(width, first, first + 84) + toNextRow(width, first + 84, ground);
    const d = row + path`H${sofaAt}` + sofa(breadth);
    return scene(
      width,
      ground,
      d,
      [{ x, y: wide ? 40 : 36, text: line(3).label }, ...quote, ...stages],
      wide ? 80 : 90,
    );
  };

/** Draws a search, and what a lead costs in each ad as a stair to scale, below the limit at which an ad pauses. */
export const ads =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, from, step, scale, size] = wide ? [120, 632, 172, 6.2, 44] : [66, 66, 142, 5.2, 38];
    const ground = wide ? GROUND : 660;
    const [long, tall] = [410, 80];
    const limit = ground - COST_LIMIT * scale;
    const right = from + campaigns.length * step;
    const costs = campaigns.map(({ name, spent, leads }) => ({ name, cost: spent / leads }));
    const steps = costs
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ name, cost }, at) => ({ name, cost, at: from + at * step, y: ground - cost * scale }));
    const stair = steps.map(({ at, y }) => path`H${at}V${y}`).join('') + path`H${right}V${ground}`;
    const search = wide ? path`H${x}` + field(long, tall) : '';
    const words = steps.flatMap(({ name, cost, at, y }): Word[] => [
      { x: at + 14, y: y + size + 8, size, text: amountText(cost, 2) },
      ...(wide ? name.split(/(?<=:) /).flatMap((part) => wrapped(part, 12)) : [channelOf(name)]).map((text, row) => ({
        x: at + 14,
        y: y + size + 40 + row * 22,
        text,
      })),
    ]);
    const pauses = [
      { x: from, y: limit - 88, text: line(4).label },
      ...paragraph({ x: from, y: limit - 50, size: 36, text: line(4).text }, 24),
    ];
    words.push(
      ...pauses.map((word) => ({ ...word, y: word.y - (wide ? 10 : 0) })),
      { x: right, y: limit - (wide ? 30 : 24), size: wide ? 120 : 100, text: amountText(COST_LIMIT), anchor: 'end' },
      ...(wide
        ? [
            { x, y: ground - tall / 2 - 20, text: line(0).label },
            { x: x + long / 2, y: ground + 13, size: 40, text: line(0).text, anchor: 'middle' as const },
          ]
        : [
            { x, y: 36, text: line(0).label },
            { x, y: 88, size: 52, text: line(0).text },
          ]),
      { x: from, y: ground + (wide ? 52 : 60), size: 34, text: line(1).text },
    );
    // The limit: as thin as the line, and in ink.
    const thin = wide ? 1.25 : 2.3;
    return {
      ...scene(width, ground, enter(width, ground) + search + stair, words),
      marks: path`M${from} ${limit}H${right}v${-thin}H${from}z`,
    };
  };

/** Draws the right hours as one large pin. The line goes on and strikes out the wrong ones: on a phone, on its way back. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [hours = '', who = ''] = line(2).text.split(/(?<=\.) /);
    const [radius, x, ground, below, size, wrong] = wide
      ? [222, 884, GROUND, 80, 88, { x: 940, y: GROUND, room: 380 }]
      : [264, width / 2, 724, 160, 104, { x: 66, y: 884, room: 588 }];
    const first = ground - pinCenter(radius) + size * 0.4 - size * 1.14;
    const struck = { x: wrong.x, y: 0, size: 56, text: hours.replace(/\.$/, ''), isPale: true };
    const away = `${line(2).label}. ${who}`;
    return scene(
      width,
      ground,
      enter(width, ground) + path`H${x}` + pin(radius),
      [
        { x, y: first - size, text: line(0).text, anchor: 'middle' },
        ...paragraph({ x, y: first, size, text: line(1).text, anchor: 'middle' }, 10),
        // As high as the line crosses the middle of small letters.
        ...fitted([struck], wrong.room).map((word) => ({ ...word, y: wrong.y + word.size * 0.24 })),
        { x: wrong.x, y: wrong.y + (wide ? 46 : -58), text: away },
        ...(wide
          ? [
              { x: 120, y: ground - 78, text: line(3).label },
              { x: 120, y: ground - 22, size: 52, text: line(3).text },
            ]
          : []),
      ],
      below,
    );
  };

/** How many people a tooth of the funnel stands for: fewer and they would touch. */
const perTooth = (width: number) => (width === WIDE ? 100 : 200);

/** Draws the way from a visit to an order as rows of teeth, so many people each, up and down the page. The orders are less than one tooth. */
export const analytics: Draw = (width) => {
  const wide = width === WIDE;
  const { right } = rails(width);
  const [x, top, apart, tall, pitch, size, short] = wide
    ? [120, 132, 78, 54, 6.8, 64, 500]
    : [66, 150, 104, 64, 6.3, 58, 450];
  const per = perTooth(width);
  const last = fromVisitToOrder.length - 1;
  const rows = fromVisitToOrder.map(({ step, count }, at) => {
    const teeth = count / per;
    return { step, count, teeth, y: top + at * apart, end: x + Math.ceil(teeth) * pitch, back: at % 2 === 1 };
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
    if (back) return row + toNextRow(width, y, y + apart);
    // The first row is as long as the page, the others as their words.
    const to = (at === 0 ? right : short) - apart / 2;
    return row + path`H${to}a${apart / 2} ${apart / 2} 0 0 1 0 ${apart}`;
  });
  const words = rows.flatMap(({ step, count, y, end }, at): Word[] => {
    const text = grouped(count);
    if (at === last) {
      const large = { y: y - 14, size: wide ? 280 : 230, text, anchor: 'end' as const, x: width - x };
      return [large, { x: large.x - lengthOf(large) - 20, y: y - 20, text: step, anchor: 'end' }];
    }
    const own = at === 0 ? { x, y: y - tall - 22, size, text } : { x: end + 16, y: y - 12, size: size * 0.8, text };
    return [own, { x: own.x + lengthOf(own) + 18, y: own.y, text: step }];
  });
  return scene(width, top + last * apart, enter(width, top) + d.join(''), words, wide ? 60 : 70);
};

/** Draws what a lead costs as a flat line. The one channel that became expensive is its only peak, which carries the figure like a flag. */
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
    const [usual, peak] = [byCost[0], byCost.at(-1)];
    const [x, ground, at, room] = wide ? [120, GROUND, 690, 594] : [66, 640, 84, 536];
    // The dollar sign is higher than its figures.
    const top = 36;
    const [flag = { size: 0, y: 0 }] = fitted(
      [{ x: at + 34, y: 0, size: 320, text: amountText(peak?.cost ?? 0, 2) }],
      room,
    );
    const low = top + flag.size * 0.72;
    const size = wide ? 44 : 48;
    const usualAt = wide ? x : at + 34;
    return scene(width, ground, enter(width, ground) + path`H${at - 9}L${at} ${top}L${at + 9} ${ground}`, [
      { ...flag, y: low, x: at + 34, text: amountText(peak?.cost ?? 0, 2) },
      { x: at + 36, y: low + 62, text: peak?.name ?? '' },
      ...paragraph({ x: at + 36, y: low + 128, size, text: line(0).text }, wide ? 30 : 28),
      { x: usualAt, y: ground - 18, size: wide ? 54 : 48, text: amountText(usual?.cost ?? 0, 2) },
      { x: usualAt + (wide ? 150 : 136), y: ground - 18, text: usual?.name ?? '' },
      { x: usualAt, y: ground + 40, text: metrics.find(({ tab }) => tab === 'ads')?.label ?? '' },
    ]);
  };

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
