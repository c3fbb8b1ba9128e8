import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns, pipeline } from '../../../content/dashboard.ts';
import { amountText, grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { COST_LIMIT, fromVisitToOrder, metrics } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, type Scene, type Word, wrapped } from '../../_shared/scene-words.ts';
import { field, pin, pinCenter } from './shapes.ts';
import { type Draw, GROUND, type Lines, scene } from './stage.ts';

/** Draws the stages of the pipeline as numbers of deals on the line. The deal that waits is a sofa, and its stage's number is on its back. */
export const crm =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const waiting = line(2).text;
    const stages = pipeline.slice(0, 4).map(({ stage, deals }) => {
      const waits = waiting.startsWith(stage);
      return { text: waits ? waiting : stage, deals: String(deals), waits };
    });
    const [x, ground, breadth, size] = wide ? [120, 440, 372, 150] : [66, 500, 292, 60];
    const columns = wide ? [x, x + 300, x + 600, x + 900] : [x, 162, 266, 572];
    const quote = wide
      ? fitted([{ x, y: 124, size: 90, text: line(3).text }], width - 2 * x)
      : paragraph({ x, y: 104, size: 68, text: line(3).text }, 20);
    const seats = stages.findIndex(({ waits }) => waits);
    const sofaAt = (columns[seats < 0 ? 2 : seats] ?? x) - (wide ? 116 : 0);
    const middle = sofaAt + breadth / 2;
    const words: Word[] = [
      { x, y: wide ? 40 : 36, text: line(3).label },
      ...quote,
      ...stages.flatMap(({ text, deals, waits }, at): Word[] => {
        const column = columns[at] ?? x;
        return waits
          ? [
              {
                x: middle,
                y: ground - (breadth / 30) * 11.9 - 6,
                size: wide ? 150 : 130,
                text: deals,
                anchor: 'middle',
              },
              { x: middle, y: ground + 40, text, anchor: 'middle' },
            ]
          : [
              { x: column, y: ground - 14, size, text: deals },
              { x: column, y: ground + 40, text },
            ];
      }),
    ];
    return scene(width, ground, enter(width, ground) + path`H${sofaAt}` + sofa(breadth), words, 80);
  };

/** Draws a search, and a lead's cost that rises in five steps to its limit, where the ad pauses and the cost falls. */
export const ads =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, long, tall, from, step, rise, stop] = wide
      ? [120, 410, 80, 600, 112, 88, 112]
      : [66, 0, 0, 104, 92, 88, 64];
    const ground = wide ? GROUND : 650;
    const limit = ground - 5 * rise;
    const search = wide ? path`H${x}` + field(long, tall) : '';
    const d =
      enter(width, ground) + search + path`H${from}` + path`h${step}v${-rise}`.repeat(5) + path`h${stop}V${ground}`;
    const right = from + 5 * step + stop;
    const amount = amountText(COST_LIMIT);
    const words: Word[] = wide
      ? [
          { x, y: ground - tall / 2 - 20, text: line(0).label },
          { x: x + long / 2, y: ground + 13, size: 40, text: line(0).text, anchor: 'middle' },
          { x: from, y: ground + 52, size: 34, text: line(1).text },
          { x: from + 140, y: limit - 104, text: line(4).label },
          ...paragraph({ x: from + 140, y: limit - 64, size: 36, text: line(4).text }, 24),
          { x: right, y: limit - 30, size: 140, text: amount, anchor: 'end' },
        ]
      : [
          { x, y: 36, text: line(0).label },
          { x, y: 84, size: 48, text: line(0).text },
          { x, y: 142, text: line(4).label },
          { x, y: 184, size: 34, text: line(4).text },
          { x, y: limit + 130, size: 150, text: amount },
          { x, y: ground + 60, size: 34, text: line(1).text },
        ];
    // The limit: as thin as the line, and in ink.
    const [thin, gap, begin] = wide ? [1.25, 5, 690] : [2.3, 8, x];
    return {
      ...scene(width, ground, d, words),
      marks: path`M${begin} ${limit - gap}H${right}v${-thin}H${begin}z`,
    };
  };

/** Draws one pin on the map with the right hours in it. What someone else wrote is pale, at its foot or below the ground. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [radius, x, ground, size, from] = wide ? [226, 1010, GROUND, 74, 120] : [286, 374, 776, 84, 66];
    const hours = wrapped(line(1).text, 11);
    const first = ground - pinCenter(radius) + size * (0.35 - ((hours.length - 1) * 1.14) / 2);
    const wrong = line(2).text.split(/(?<=\.) /);
    const d = enter(width, ground) + path`H${x}` + pin(radius);
    const below = wide ? 172 : 268;
    return scene(
      width,
      ground,
      d,
      [
        { x, y: first - size * 1.1, text: line(0).text, anchor: 'middle' },
        ...paragraph({ x, y: first, size, text: line(1).text, anchor: 'middle' }, 11),
        { x: from, y: ground + 48, text: line(2).label },
        ...wrong.map((text, at): Word => ({ x: from, y: ground + 96 + at * 48, size: 42, text, isPale: true })),
        wide ? { x: 736, y: ground + 48, text: line(3).label } : { x: from, y: ground + 196, text: line(3).label },
        { x: wide ? 736 : from, y: ground + (wide ? 96 : 244), size: 42, text: line(3).text },
      ],
      below,
    );
  };

/** Draws the way from a visit to an order as blocks of one height, as wide as they have people. The last is a single stroke. */
export const analytics: Draw = (width) => {
  if (width !== WIDE) return rows(width);
  const [top, ground, widest, apart, hatch] = [104, 470, 540, 30, 9];
  const most = fromVisitToOrder[0]?.count ?? 1;
  const last = fromVisitToOrder.length - 1;
  const words: Word[] = [];
  let [x, d] = [120, enter(width, ground)];
  for (const [at, { step, count }] of fromVisitToOrder.entries()) {
    const wide = (count / most) * widest;
    const figure: Word =
      at === last
        ? { x: x + 20, y: ground - 14, size: 220, text: grouped(count) }
        : { x, y: top - 24, size: at ? 64 : 96, text: grouped(count) };
    words.push(figure, { x, y: ground + 42, text: step });
    d += path`H${x}` + block(wide, ground - top, hatch);
    x += Math.max(wide, lengthOf(figure), step.length * NOTE) + apart;
  }
  return scene(width, ground, d, words);
};

/** How much room a letter of a note needs. */
const NOTE = 8.5;

/** Draws a block on the line, hatched up and down from its left foot to its right. */
function block(wide: number, tall: number, apart: number): string {
  // An odd number of strokes, plus the first: the last comes down.
  const gaps = Math.max(1, Math.round(wide / apart / 2) * 2 - 1);
  return Array.from(
    { length: gaps + 1 },
    (_, at) => path`v${at % 2 ? tall : -tall}` + (at < gaps ? path`h${wide / gaps}` : ''),
  ).join('');
}

/** Draws the same on a phone: each row is as long as it has people, from the margin on. The last is nearly the margin. */
function rows(width: number): Scene {
  const { left } = rails(width);
  const [x, top, tall, last, longest, size, large] = [66, 26, 80, 190, 800, 48, 210];
  const most = fromVisitToOrder[0]?.count ?? 1;
  const steps = fromVisitToOrder.map(({ step, count }, at) => {
    const isLast = at === fromVisitToOrder.length - 1;
    const y = top + (at + 1) * tall + (isLast ? last - tall : 0);
    return { step, figure: grouped(count), end: left + (count / most) * longest, y, isLast };
  });
  const foot = (steps.at(-1)?.y ?? top) + 40;
  const stairs = steps.map(({ end, y }) => path`H${end}V${y}`).join('');
  const words = steps.flatMap(({ step, figure, end, y, isLast }): Word[] => {
    const own = { x, y: isLast ? y - 10 : y - tall / 2 + size * 0.33, size: isLast ? large : size, text: figure };
    const after = x + lengthOf(own) + 18;
    // A row that is too short for its name has it outside.
    return [own, { x: end > after && end < after + NAME ? end + 18 : after, y: own.y, text: step }];
  });
  return {
    width,
    height: foot,
    d: enter(width, top) + stairs + path`Q${left} ${foot - 30} ${left} ${foot - 10}V${foot}`,
    words,
  };
}

/** The room that the name of a step needs. */
const NAME = 240;

/** Draws what a lead costs as a flat line, and the one channel that became expensive as its only peak. */
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
    const [x, ground, at, top, size] = wide ? [120, GROUND, 720, 14, 214] : [66, 640, 84, 16, 226];
    const words = at + 34;
    const d = enter(width, ground) + path`H${at - 9}L${at} ${top}L${at + 9} ${ground}`;
    return scene(width, ground, d, [
      { x: words, y: top + size * 0.82, size, text: amountText(peak?.cost ?? 0, 2) },
      { x: words, y: top + size * 0.82 + 52, text: peak?.name ?? '' },
      ...paragraph({ x: words, y: top + size * 0.82 + 134, size: wide ? 50 : 48, text: line(0).text }, wide ? 26 : 28),
      { x: wide ? x : words, y: ground - 18, size: wide ? 54 : 48, text: amountText(usual?.cost ?? 0, 2) },
      { x: wide ? x + 150 : words + 136, y: ground - 18, text: usual?.name ?? '' },
      { x, y: ground + 40, text: metrics.find(({ tab }) => tab === 'ads')?.label ?? '' },
    ]);
  };

/** Returns the channel of an ad, which its name begins with. */
function channelOf(name: string): string {
  return name.split(':')[0] ?? name;
}
