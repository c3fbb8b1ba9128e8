import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns, pipeline } from '../../../content/dashboard.ts';
import { amountText, grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { COST_LIMIT, fromVisitToOrder, metrics } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, type Scene, type Word } from '../../_shared/scene-words.ts';
import { field, pin, pinCenter, strike } from './shapes.ts';
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
    const [x, ground, breadth] = wide ? [120, 440, 372] : [66, 612, 470];
    const sofaAt = wide ? x + 3 * 300 - breadth - 20 : x + 40;
    const back = ground - (breadth / 30) * 11.9;
    const quote = wide
      ? fitted([{ x, y: 124, size: 90, text: line(3).text }], width - 2 * x)
      : paragraph({ x, y: 104, size: 68, text: line(3).text }, 20);
    const others = stages.filter(({ waits }) => !waits);
    const words: Word[] = [
      { x, y: wide ? 40 : 36, text: line(3).label },
      ...quote,
      ...(wide ? stages : others).flatMap(({ text, deals, waits }, at): Word[] => {
        const column = x + at * (wide ? 300 : 205);
        const figure: Word = waits
          ? { x: sofaAt + breadth / 2, y: back - 6, size: 150, text: deals, anchor: 'middle' }
          : { x: column, y: wide ? ground - 14 : ground + 122, size: wide ? 150 : 64, text: deals };
        return [figure, { x: column, y: ground + (wide ? 40 : 158), text }];
      }),
      ...stages
        .filter(({ waits }) => waits && !wide)
        .flatMap(({ text, deals }): Word[] => [
          { x: sofaAt + breadth / 2, y: back - 8, size: 140, text: deals, anchor: 'middle' },
          { x: sofaAt + breadth / 2, y: ground + 44, text, anchor: 'middle' },
        ]),
    ];
    return scene(width, ground, enter(width, ground) + path`H${sofaAt}` + sofa(breadth), words, wide ? 80 : 190);
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

/** Draws two pins on one place: the right hours, and someone else's, which the line strikes out. On a phone both are in one pin. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wrong = line(2).text.split(/(?<=\.) /);
    const [hours = '', who = ''] = [wrong[0]?.replace(/\.$/, ''), wrong[1]];
    return width === WIDE ? twoPins(line, hours, who) : onePin(line, hours, who, width);
  };

/** Returns where a line strikes text out, above its baseline. */
const struck = (size: number) => size * 0.26;

function twoPins(line: Lines, hours: string, who: string): Scene {
  const [radius, right, other, size] = [172, 850, 1200, 46];
  const middle = GROUND - pinCenter(radius);
  const first = middle + struck(size);
  const wrong = paragraph({ x: other, y: first, size, text: hours, anchor: 'middle', isPale: true }, 10);
  const cross = strike(radius - 88, 176, size * 1.14, wrong.length);
  const d = enter(WIDE, GROUND) + path`H${right}` + pin(radius) + path`H${other}` + pin(radius, cross);
  return scene(WIDE, GROUND, d, [
    { x: right, y: first - 66, text: line(0).text, anchor: 'middle' },
    ...paragraph({ x: right, y: first, size, text: line(1).text, anchor: 'middle' }, 10),
    { x: other, y: first - 98, text: line(2).label, anchor: 'middle' },
    { x: other, y: first - 66, size: 24, text: who, anchor: 'middle', isPale: true },
    ...wrong,
    { x: 120, y: GROUND - 78, text: line(3).label },
    { x: 120, y: GROUND - 22, size: 52, text: line(3).text },
  ]);
}

function onePin(line: Lines, hours: string, who: string, width: number): Scene {
  const [radius, x, ground, size] = [290, width / 2, 776, 48];
  const middle = ground - pinCenter(radius);
  const first = middle + struck(size) - 60;
  const wrong = paragraph({ x, y: middle + struck(size), size, text: hours, anchor: 'middle', isPale: true }, 19);
  const cross = strike(radius - 172, 344, size * 1.14, wrong.length);
  const d = enter(width, ground) + path`H${x}` + pin(radius, cross);
  return scene(
    width,
    ground,
    d,
    [
      { x, y: first - 142, text: line(0).text, anchor: 'middle' },
      ...paragraph({ x, y: first - 84, size: 56, text: line(1).text, anchor: 'middle' }, 20),
      ...wrong,
      { x, y: middle + 118, text: `${line(2).label}. ${who}`, anchor: 'middle' },
      { x: 66, y: ground + 46, text: line(3).label },
      { x: 66, y: ground + 92, size: 44, text: line(3).text },
    ],
    126,
  );
}

/** Draws the way from a visit to an order: each row is as long as it has people, from the margin on. The last is nearly the margin. */
export const analytics: Draw = (width) => {
  const wide = width === WIDE;
  const { left } = rails(width);
  const [x, top, tall, last, longest, size, large] = wide
    ? [120, 30, 66, 176, 1600, 54, 210]
    : [66, 26, 80, 190, 800, 48, 210];
  const most = fromVisitToOrder[0]?.count ?? 1;
  const rows = fromVisitToOrder.map(({ step, count }, at) => {
    const isLast = at === fromVisitToOrder.length - 1;
    const y = top + (at + 1) * tall + (isLast ? last - tall : 0);
    return { step, figure: grouped(count), end: left + (count / most) * longest, y, isLast };
  });
  const foot = (rows.at(-1)?.y ?? top) + 40;
  const stairs = rows.map(({ end, y }) => path`H${end}V${y}`).join('');
  const words = rows.flatMap(({ step, figure, end, y, isLast }): Word[] => {
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
};

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
    const [x, words, ground, at, top, size] = wide ? [120, 736, GROUND, 1240, 14, 158] : [66, 66, 600, 610, 20, 176];
    const d = enter(width, ground) + path`H${at - 9}L${at} ${top}L${at + 9} ${ground}`;
    return scene(width, ground, d, [
      { x: words, y: wide ? 190 : 150, size, text: amountText(peak?.cost ?? 0, 2) },
      { x: words, y: wide ? 236 : 198, text: peak?.name ?? '' },
      ...paragraph({ x: words, y: wide ? 330 : 284, size: wide ? 44 : 48, text: line(0).text }, 30),
      { x, y: ground - 18, size: wide ? 54 : 48, text: amountText(usual?.cost ?? 0, 2) },
      { x: x + (wide ? 150 : 136), y: ground - 18, text: usual?.name ?? '' },
      { x, y: ground + 40, text: metrics.find(({ tab }) => tab === 'ads')?.label ?? '' },
    ]);
  };

/** Returns the channel of an ad, which its name begins with. */
function channelOf(name: string): string {
  return name.split(':')[0] ?? name;
}
