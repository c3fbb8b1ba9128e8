import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { grouped } from '../../../lib/format.ts';
import { fromVisitToOrder } from '../../_dashboard/figures.ts';
import { paragraph, type Word } from '../../_shared/words.ts';
import { field, pin } from './shapes.ts';
import { type Draw, type Lines, scene } from './stage.ts';

/** Four sofas on the showroom's floor: she orders the second. */
export const crm =
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

/** A search, and a lead's cost that rises to its limit; there the ad pauses. */
export const ads =
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

/** The showroom on the map, with its right hours in it, and a copy with wrong ones. */
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

/** From a visit to an order, to scale: each step as high as it has people, or on a phone as wide. */
export const analytics =
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
export const intelligence =
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
