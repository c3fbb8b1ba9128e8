import { enter, leaveRight, turnBack } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { paragraph, paragraphUp, type Scene, type Word } from '../../_shared/words.ts';
import type { Module } from '../../../content/module-schema.ts';
import { grouped } from '../../../lib/format.ts';
import { fromVisitToOrder } from '../../_dashboard/figures.ts';
import { field, letter, pin, standing, star } from './shapes.ts';

type Draw = (width: number) => Scene;

/** The lines of a module's sample: by their place, the label and the text. */
type Lines = (place: number) => { label: string; text: string };

/** Ends a scene: along the ground to the right margin, and down as far as its words need. */
function scene(width: number, ground: number, d: string, words: Word[], below = width === WIDE ? 52 : 80): Scene {
  const height = ground + below;
  return { width, height, d: d + leaveRight(width, ground, height), words };
}

/** Draws the turn at the left margin, from one height down to another. */
function turnForward(width: number, y: number, next: number): string {
  const radius = (next - y) / 2;
  return path`H${rails(width).left + radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
}

/** Three rows of words on one line: read to the right, back and to the right again. */
function rows(width: number, [first, second, third]: readonly [number, number, number], on: [string, string]): string {
  return enter(width, first) + on[0] + turnBack(width, first, second) + turnForward(width, second, third) + on[1];
}

/** A page: two headlines, one under the other, and the fields of its form. */
const websites =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, left, size] = wide ? [300, 120, 66] : [66, 66, 42];
    const grounds = wide ? ([110, 220, 352] as const) : ([130, 260, 410] as const);
    const label = (y: number) => (wide ? y : y - 52);
    const [fields = '', goesTo = ''] = line(3).text.split(/(?<=\.) /);
    const names = fields.replace('.', '').split(', ');
    const [from, wideBox, tall, gap] = wide ? [x, 300, 76, 30] : [112, 172, 66, 14];
    const at = (place: number) => from + place * (wideBox + gap);
    const boxes = names.map((_, place) => path`H${at(place)}` + standing(wideBox, tall)).join('');
    return scene(width, grounds[2], rows(width, grounds, ['', boxes]), [
      ...[1, 2].flatMap((place): Word[] => {
        const y = (grounds[place - 1] ?? 0) - (wide ? 22 : 18);
        return [
          { x: left, y: label(y), text: line(place).label },
          { x, y, size, text: line(place).text },
        ];
      }),
      ...names.map((text, place) => ({
        x: at(place) + (wide ? 20 : 14),
        y: grounds[2] - tall * 0.36,
        size: wide ? 32 : 27,
        text,
      })),
      { x: from, y: grounds[2] + (wide ? 36 : 40), text: goesTo },
    ]);
  };

/** Four sofas on the showroom's floor: she orders the second. */
const crm =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, small, large] = wide ? [372, 170, 520] : [440, 84, 280];
    const places = wide ? [120, 340, 920, 1150] : [60, 162, 462, 564];
    const sofas = places.map((x, at) => path`H${x}` + sofa(at === 1 ? large : small)).join('');
    return scene(width, ground, enter(width, ground) + sofas, [
      { x: wide ? 920 : 66, y: wide ? 70 : 40, text: line(3).label },
      ...paragraph(
        { x: wide ? 920 : 66, y: wide ? 124 : 92, size: wide ? 48 : 48, text: line(3).text },
        wide ? 20 : 27,
      ),
      {
        x: (places[1] ?? 0) + large / 2,
        y: ground + (wide ? 36 : 40),
        text: line(2).text,
        anchor: 'middle',
      },
    ]);
  };

/** Ads, each the size of the others, until a letter comes: after it there are none. */
const email =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, x, size, tall, edge] = wide ? [392, 470, 560, 340, 34] : [560, 96, 490, 330, 24];
    const middle = x + edge + size / 2;
    const ads = wide ? path`H120` + [0, 1, 2, 3].map(() => standing(46, 46) + 'h26').join('') : '';
    const top = ground - tall;
    const stops = line(4);
    return scene(width, ground, enter(width, ground) + ads + path`H${x}` + letter(size, tall, edge), [
      { x: wide ? 120 : 66, y: wide ? 96 : 44, text: line(0).label },
      ...paragraph(
        { x: wide ? 120 : 66, y: wide ? 134 : 86, size: wide ? 32 : 34, text: line(0).text },
        wide ? 24 : 40,
      ),
      { x: middle, y: top + (wide ? 78 : 76), size: wide ? 46 : 42, text: line(1).text, anchor: 'middle' },
      ...paragraph(
        { x: middle, y: top + 126, size: wide ? 25 : 27, text: line(2).text, anchor: 'middle' },
        wide ? 60 : 38,
      ),
      {
        x: middle,
        y: top + (wide ? 178 : 204),
        size: wide ? 25 : 27,
        text: line(3).text,
        anchor: 'middle',
      },
      ...(wide
        ? [{ x: 1150, y: 254, text: stops.label }, ...paragraph({ x: 1150, y: 294, size: 32, text: stops.text }, 15)]
        : []),
    ]);
  };

/** A search, and a lead's cost that rises to its limit; there the ad pauses. */
const ads =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, x, long, tall] = wide ? [300, 120, 660, 124] : [300, 84, 540, 110];
    const stairs = wide ? [...'12345'].map(() => path`h68v${-36}`).join('') : '';
    const [limit, foot] = [ground - 5 * 36, wide ? path`h90V${ground}` : ''];
    return {
      ...scene(
        width,
        ground,
        enter(width, ground) + path`H${x}` + field(long, tall) + stairs + foot,
        [
          { x: x + tall / 2, y: ground - tall / 2 - 24, text: line(0).label },
          { x: x + long / 2, y: ground + 18, size: wide ? 58 : 50, text: line(0).text, anchor: 'middle' },
          ...paragraph({ x: x + tall / 2, y: ground + tall / 2 + 50, size: wide ? 32 : 32, text: line(1).text }, 44),
          ...(wide
            ? [
                { x: 1310, y: limit - 62, text: line(4).label, anchor: 'end' as const },
                { x: 1310, y: limit - 22, size: 32, text: line(4).text, anchor: 'end' as const },
              ]
            : []),
        ],
        160,
      ),
      ...(wide && { marks: path`M780 ${limit}H1310` }),
    };
  };

/** A review of three stars, the reply to it, and what comes of it. */
const reputation =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const grounds = wide ? ([190, 290, 390] as const) : ([120, 290, 460] as const);
    const [x, size, apart] = wide ? [166, 104, 182] : [102, 66, 120];
    const stars = [0, 1, 2].map((at) => path`H${x + at * apart}` + star(size)).join('');
    const review = { x: wide ? 730 : 66, y: wide ? 166 : 270, size: wide ? 50 : 44, text: line(0).text };
    return scene(width, grounds[2], rows(width, grounds, [stars, '']), [
      ...paragraphUp(review, 34),
      ...(wide ? [1, 4] : [1]).flatMap((place, at): Word[] => {
        const y = wide ? (grounds[at + 1] ?? 0) - 20 : 440;
        return [
          { x: wide ? 120 : 66, y: wide ? y : y - 88, text: line(place).label },
          ...paragraphUp({ x: wide ? 260 : 66, y, size: wide ? 40 : 36, text: line(place).text }, wide ? 90 : 42),
        ];
      }),
    ]);
  };

/** The showroom on the map, with its right hours in it, and a copy with wrong ones. */
const listings =
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

/** From a visit to an order, to scale: each step as high as it has people, or on a phone as wide. */
const analytics =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, from, apart, most] = wide ? [400, 120, 236, 320] : [600, 66, 84, 590];
    const top = ground - fromVisitToOrder.length * apart;
    const steps = fromVisitToOrder.map(({ step, count }, at) => {
      const part = (count / (fromVisitToOrder[0]?.count ?? 1)) * most;
      return { step, count, at, x: wide ? from + at * apart : from + part, y: wide ? ground - part : top + at * apart };
    });
    const d = wide
      ? enter(width, ground) + steps.map(({ x, y }) => path`H${x}V${y}`).join('') + path`h${apart}V${ground}`
      : enter(width, top) + steps.map(({ x, y }) => path`H${x}V${y + apart}`).join('');
    const beside = { x: wide ? 420 : from };
    return scene(width, ground, d, [
      ...steps.flatMap(({ step, count, at, x, y }): Word[] => {
        const place = wide
          ? { x: x + 16, y: at < 2 ? y + 54 : y - 40 }
          : { x: at === 0 ? from : x + 16, y: y + apart / 2 + 14 };
        const figure = grouped(count);
        const [size, name] = wide
          ? [46, { x: place.x, y: place.y + 27 }]
          : [40, { x: place.x + figure.length * 17 + 12, y: place.y }];
        return [
          { ...place, size, text: figure },
          { ...name, text: step },
        ];
      }),
      { ...beside, y: wide ? 70 : 40, text: line(0).label },
      ...paragraph({ ...beside, y: wide ? 118 : 84, size: wide ? 48 : 40, text: line(0).text }, wide ? 60 : 34),
      ...(wide ? paragraph({ ...beside, y: 168, size: 25, text: line(1).text }, 90) : []),
    ]);
  };

/** Three other visitors come to look at the same sofa. */
const intelligence =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [ground, x, size] = wide ? [420, 800, 520] : [600, 180, 440];
    const u = size / 26;
    const visitors = [4, 7, 10].map(
      (up) => path`M${width + 200} ${ground - up * u}H${x + 26 * u + 14}a6 6 0 1 1 -12 0a6 6 0 1 1 12 0`,
    );
    return {
      ...scene(width, ground, enter(width, ground) + path`H${x}` + sofa(size), [
        { x: wide ? 120 : 66, y: wide ? 110 : 40, text: line(0).label },
        ...paragraph(
          { x: wide ? 120 : 66, y: wide ? 166 : 88, size: wide ? 56 : 42, text: line(0).text },
          wide ? 29 : 34,
        ),
      ]),
      marks: visitors.join(''),
    };
  };

const SCENES: Record<Module['tab'], (line: Lines) => Draw> = {
  websites,
  crm,
  email,
  ads,
  reputation,
  listings,
  analytics,
  intelligence,
};

/** The lines of its sample that each scene shows at every width, and on wide screens only. */
export const shownLines: Record<Module['tab'], { always: readonly number[]; wide?: readonly number[] }> = {
  websites: { always: [1, 2, 3] },
  crm: { always: [2, 3] },
  email: { always: [0, 1, 2, 3], wide: [4] },
  ads: { always: [0, 1], wide: [4] },
  reputation: { always: [0, 1], wide: [4] },
  listings: { always: [0, 1, 2, 3] },
  analytics: { always: [0], wide: [1] },
  intelligence: { always: [0] },
};

/** Returns the drawing of a module's stretch. */
export function moduleScene({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return SCENES[tab]((place) => specimen.lines[place] ?? { label: '', text: '' });
}
