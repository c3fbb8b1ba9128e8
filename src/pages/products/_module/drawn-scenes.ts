import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns, pipeline } from '../../../content/dashboard.ts';
import { amountText, grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { COST_LIMIT, fromVisitToOrder, metrics } from '../../_dashboard/figures.ts';
import { paragraph, type Scene, type Word } from '../../_shared/scene-words.ts';
import { field, pin } from './shapes.ts';
import { type Draw, type Lines, rows, scene } from './stage.ts';

/** Draws the stages of the pipeline as numbers of deals on the line, and the deal that waits as a sofa next to its stage's. */
export const crm =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, size, sofaAt] = wide ? [350, 128, 715] : [310, 64, 400];
    const stages = pipeline.slice(0, 4).map(({ stage, deals }, at) => {
      const waits = !wide && line(2).text.startsWith(stage);
      const x = (wide ? [120, 345, 570, 1195] : [66, 168, 304, 578])[at] ?? 0;
      return { x, text: waits ? line(2).text : stage, deals: String(deals) };
    });
    // On a phone, its stage's label runs on below the sofa.
    const own = wide
      ? [{ x: sofaAt + 215, y: ground + 36, text: `${line(2).label}: ${line(2).text}`, anchor: 'middle' as const }]
      : [];
    const d = enter(width, ground) + path`H${sofaAt}` + sofa(wide ? 430 : 136);
    const words = [
      { x: stages[0]?.x ?? 0, y: wide ? 60 : 40, text: line(3).label },
      ...paragraph({ x: stages[0]?.x ?? 0, y: wide ? 112 : 92, size: 48, text: line(3).text }, wide ? 50 : 27),
      ...stages.flatMap(({ x, text, deals }): Word[] => [
        { x, y: ground - 14, size, text: deals },
        { x, y: ground + (wide ? 36 : 40), text },
      ]),
      ...own,
    ];
    return scene(width, ground, d, words, wide ? 92 : undefined);
  };

/** Draws a lead's cost, which rises in five steps, touches the limit and falls. */
const stairs = (step: number, rise: number, ground: number) => path`h${step}v${-rise}`.repeat(5) + path`V${ground}`;

/** Draws a search field, and a lead's cost that rises to its limit, where the ad pauses. On a phone the cost has a row of its own. */
export const ads =
  (line: Lines): Draw =>
  (width) => {
    if (width !== WIDE) return narrowAds(line, width);
    const [ground, x, long, tall, rise] = [300, 120, 660, 124, 36];
    const limit = ground - 5 * rise;
    const d = enter(width, ground) + path`H${x}` + field(long, tall) + stairs(78, rise, ground);
    const words: Word[] = [
      { x, y: ground - tall / 2 - 24, text: line(0).label },
      { x: x + long / 2, y: ground + 18, size: 58, text: line(0).text, anchor: 'middle' },
      ...paragraph({ x, y: ground + tall / 2 + 50, size: 32, text: line(1).text }, 44),
      { x: 1320, y: limit - 62, text: line(4).label, anchor: 'end' },
      { x: 1320, y: limit - 22, size: 32, text: line(4).text, anchor: 'end' },
      { x: 1320, y: limit + 84, size: 80, text: amountText(COST_LIMIT), anchor: 'end' },
    ];
    return { ...scene(width, ground, d, words, 160), marks: path`M${x + long} ${limit - 1}H1320v3H${x + long}z` };
  };

function narrowAds(line: Lines, width: number): Scene {
  const [from, x, long, tall, rise] = [66, 84, 540, 110, 26];
  const grounds = [160, 280, 470] as const;
  const [search, headline, cost] = grounds;
  const limit = cost - 5 * rise;
  const on = [path`H${x}` + field(long, tall), path`H126` + stairs(54, rise, cost)] as [string, string];
  const words: Word[] = [
    { x: from, y: search - tall / 2 - 24, text: line(0).label },
    { x: x + long / 2, y: search + 18, size: 50, text: line(0).text, anchor: 'middle' },
    { x: from, y: headline - 20, size: 32, text: line(1).text },
    { x: 426, y: limit + 98, size: 104, text: amountText(COST_LIMIT) },
    { x: from, y: cost + 44, text: line(4).label },
    { x: from, y: cost + 84, size: 32, text: line(4).text },
  ];
  return {
    ...scene(width, cost, rows(width, grounds, on), words, 140),
    marks: path`M126 ${limit - 2}H654v4H126z`,
  };
}

/** Draws the showroom's pin on a map with the right hours in it, and a copy with the wrong ones. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, x, head, copyX, copy] = wide ? [420, 330, 154, 690, 52] : [560, 240, 150, 520, 46];
    const middle = ground - (head * 58) / 36;
    const beside = wide ? { x: 800, y: 190 } : { x: 66, y: 44 };
    return scene(width, ground, enter(width, ground) + path`H${x}` + pin(head) + path`H${copyX}` + pin(copy), [
      { x, y: middle - 50, text: line(0).text, anchor: 'middle' },
      ...paragraph({ x, y: middle + 2, size: 40, text: line(1).text, anchor: 'middle' }, 11),
      { ...beside, text: line(2).label },
      ...paragraph(
        { x: beside.x, y: beside.y + (wide ? 52 : 44), size: wide ? 48 : 36, text: line(2).text },
        wide ? 28 : 40,
      ),
      {
        x: beside.x,
        y: wide ? 372 : ground + 40,
        text: `${line(3).label}: ${line(3).text}`,
      },
    ]);
  };

/** Draws the way from a visit to an order, to scale: the height of a step, or on a phone its width, is the number of its people. */
export const analytics =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, from, apart, most] = wide ? [448, 120, 236, 320] : [600, 66, 84, 590];
    const top = ground - fromVisitToOrder.length * apart;
    const steps = fromVisitToOrder.map(({ step, count }, at) => {
      const part = (count / (fromVisitToOrder[0]?.count ?? 1)) * most;
      return { step, count, at, x: wide ? from + at * apart : from + part, y: wide ? ground - part : top + at * apart };
    });
    const d = wide
      ? enter(width, ground) + steps.map(({ x, y }) => path`H${x}V${y}`).join('') + path`h${apart}V${ground}`
      : enter(width, top) + steps.map(({ x, y }) => path`H${x}V${y + apart}`).join('');
    const beside = { x: wide ? from + apart + 16 : from };
    return scene(width, ground, d, [
      ...steps.flatMap(({ step, count, at, x, y }): Word[] => {
        const place = wide ? { x: x + 16, y: y - 40 } : { x: at === 0 ? from : x + 16, y: y + apart / 2 + 14 };
        const figure = grouped(count);
        const [size, name] = wide
          ? [46, { x: place.x, y: place.y + 27 }]
          : [40, { x: place.x + figure.length * 17 + 12, y: place.y }];
        return [
          { ...place, size, text: figure },
          { ...name, text: step },
        ];
      }),
      { ...beside, y: wide ? 96 : 40, text: line(0).label },
      ...paragraph({ ...beside, y: wide ? 144 : 84, size: wide ? 48 : 40, text: line(0).text }, wide ? 60 : 34),
      ...(wide ? paragraph({ ...beside, y: 198, size: 34, text: line(1).text }, 90) : []),
    ]);
  };

/** Draws what a lead costs in each channel of the sample's ads, to scale, next to the alert about it. */
export const intelligence =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, from, step, apart, most] = wide ? [420, 744, 160, 208, 320] : [530, 66, 170, 209, 280];
    const names = [...new Set(campaigns.map(({ name }) => channelOf(name)))];
    const channels = names.map((name, at) => {
      const own = campaigns.filter((ad) => channelOf(ad.name) === name);
      const cost = sum(own.map(({ spent }) => spent)) / sum(own.map(({ leads }) => leads));
      return { name, cost, x: from + at * apart, tall: (cost / COST_LIMIT) * most };
    });
    const beside = { x: wide ? 120 : 66, y: wide ? 110 : 40 };
    return scene(
      width,
      ground,
      enter(width, ground) + channels.map(({ x, tall }) => path`H${x}v${-tall}h${step}v${tall}`).join(''),
      [
        { ...beside, text: line(0).label },
        ...paragraph(
          { ...beside, y: beside.y + (wide ? 56 : 48), size: wide ? 56 : 42, text: line(0).text },
          wide ? 29 : 30,
        ),
        ...channels.flatMap(({ name, cost, x, tall }): Word[] => [
          { x: x + 16, y: ground - tall + 54, size: 46, text: amountText(cost, 2) },
          { x: x + 16, y: ground - tall + (wide ? 84 : 92), text: name },
        ]),
        { x: from, y: ground + (wide ? 36 : 40), text: metrics.find(({ tab }) => tab === 'ads')?.label ?? '' },
      ],
    );
  };

/** Returns the channel of an ad, which its name begins with. */
function channelOf(name: string): string {
  return name.split(':')[0] ?? name;
}
