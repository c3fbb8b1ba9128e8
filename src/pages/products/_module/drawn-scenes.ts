import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { pipeline } from '../../../content/dashboard.ts';
import { fitted, lengthOf, paragraph, type Word, wrapped } from '../../_shared/scene-words.ts';
import { pin, pinCenter, STAR_FOOT, star } from './shapes.ts';
import { type Draw, GROUND, type Lines, scene } from './stage.ts';

/** The stars of the sample's review, out of five. */
const GIVEN = 3;

/** Draws the sofa of the deal that waits, what its buyers asked, and below it how many deals are in each stage: only its own in ink. */
export const crm =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const waiting = line(2).text;
    const [x, sofaAt, breadth, ground, size] = wide ? [120, 720, 600, 366, 88] : [66, 66, 588, 630, 92];
    const quote = paragraph({ x, y: wide ? 128 : 132, size, text: line(3).text }, 17);
    const stages = pipeline.slice(0, 4).flatMap(({ stage, deals }, at): Word[] => {
      const isWaiting = waiting.startsWith(stage);
      const [column, row] = wide ? [at, 0] : [at % 2, Math.floor(at / 2)];
      const y = ground + 68 + row * 76;
      const count = { x: x + column * (wide ? 300 : 318), y, size: 60, text: String(deals), isPale: !isWaiting };
      return [count, { x: count.x + lengthOf(count) + 14, y, text: isWaiting ? waiting : stage }];
    });
    return scene(
      width,
      ground,
      enter(width, ground) + path`H${sofaAt}` + sofa(breadth),
      [{ x, y: 30, text: line(3).label }, ...fitted(quote, wide ? 560 : 588), ...stages],
      wide ? 110 : 190,
    );
  };

/** Draws the right hours as one large pin. The line strikes out the wrong ones: on its way there or, on a phone, on its way back. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [hours = '', who = ''] = line(2).text.split(/(?<=\.) /);
    const [radius, x, ground, below, size, wrong] = wide
      ? [222, 1044, GROUND, 80, 88, { x: 590, y: GROUND, room: 380 }]
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
              { x: 120, y: ground - 86, text: line(3).label },
              { x: 120, y: ground - 30, size: 52, text: line(3).text },
            ]
          : []),
      ],
      below,
    );
  };

/** Draws a review and its rating: the stars that were given, and nothing where the others would be. Below them, what comes of it. */
export const reputation =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, ground, tall, apart] = wide ? [120, 424, 196, 240] : [66, 452, 102, 124];
    const [quote = line(0).text, rating = ''] = line(0).text.split(/(?<=”) /);
    const [exclaimed = '', rest = ''] = quote.split(/(?<=\. )/);
    const size = wide ? 100 : 82;
    const lines = [exclaimed, ...wrapped(rest, wide ? 60 : 20)];
    const stars = Array.from({ length: GIVEN }, (_, at) => path`H${x + at * apart + STAR_FOOT * tall}` + star(tall));
    const consequences = [1, 4].flatMap((place, at): Word[] => {
      const column = x + at * 616;
      return [
        { x: column, y: ground + 46, text: line(place).label },
        ...paragraph({ x: column, y: ground + 88, size: 36, text: line(place).text }, 36),
      ];
    });
    const words = [
      ...fitted(
        lines.map((text, at) => ({ x, y: (wide ? 86 : 84) + at * size, size, text })),
        width - 2 * x,
      ),
      { x: x + GIVEN * apart + 16, y: ground - (wide ? 30 : 22), size: wide ? 64 : 46, text: rating, isPale: true },
      ...(wide ? consequences : []),
    ];
    return scene(width, ground, enter(width, ground) + stars.join(''), words, wide ? 160 : 60);
  };
