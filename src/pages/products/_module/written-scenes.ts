import { enter, leave, turnBack, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { fitted, lengthOf, paragraph, type Word } from '../../_shared/scene-words.ts';
import { standing, STAR_FEET, star, starOnLine } from './shapes.ts';
import { type Draw, type Lines, scene } from './stage.ts';

/** Draws two headlines of one size on a line that forks: under the first it ends, under the second it goes on to the form and into the CRM. */
export const websites =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const { left } = rails(width);
    const q = turnOf(width);
    const [x, first, second, form, foot, size, most] = wide
      ? [120, 134, 288, 414, 452, 104, 90]
      : [66, 226, 450, 590, 690, 82, 19];
    const headline = (at: number, y: number) => paragraph({ x, y, size, text: line(at).text }, most);
    // As many lines as there are end above the line below them.
    const set = (at: number, below: number) => {
      const lines = fitted(headline(at, 0), width - 2 * x);
      const lift = below - size * 0.26 - (lines.at(-1)?.y ?? 0);
      return lines.map((word) => ({ ...word, y: word.y + lift }));
    };
    const [a, b] = [set(1, first), set(2, second)];
    const end = x + Math.max(...a.slice(-1).map(lengthOf)) + 20;
    const [fields = '', goesTo = ''] = line(3).text.split(/(?<=\.) /);
    const [box, tall, small] = wide ? [640, 84, 40] : [530, 84, 38];
    const from = wide ? width - x - box : x;
    const above = (words: readonly Word[]) => (words[0]?.y ?? 0) - size * 0.86;
    const d =
      enter(width, first) +
      path`H${end}v-10v20v-10H${left + q}Q${left} ${first} ${left} ${first - q}V${second - q}Q${left} ${second} ${left + q} ${second}` +
      turnBack(width, second, form) +
      path`H${from}` +
      standing(box, tall) +
      path`H${from}` +
      leave(width, form, foot);
    return {
      width,
      height: foot,
      d,
      words: [
        { x, y: above(a), text: line(1).label },
        ...a.map((word) => ({ ...word, isPale: true })),
        { x, y: above(b), text: line(2).label },
        ...b,
        { x: from + 24, y: form - tall * 0.36, size: small, text: fields },
        { x, y: wide ? form - 24 : form + 56, size: small, text: goesTo },
      ],
    };
  };

/** Draws a letter that rises from its envelope: the audience is the address, and what stops it is the seal. */
export const email =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, edge, top, mouth, fold, ground] = wide ? [120, 150, 16, 216, 132, 476] : [66, 30, 20, 352, 110, 724];
    const [size, middle] = [width - 2 * x, width / 2];
    const slope = (edge / (size / 2)) * fold;
    const [sheet, half, inside] = [size - 2 * edge, size / 2 - edge, fold - slope];
    const envelope =
      path`H${x}V${mouth}l${edge} ${slope}V${top}h${sheet}V${mouth + slope}l${-half} ${inside}l${-half} ${-inside}` +
      path`l${half} ${inside}l${half} ${-inside}l${edge} ${-slope}`;
    const mark = wide ? seal() : '';
    const d = enter(width, ground) + envelope + mark + path`V${ground}H${x}H${width - x}`;
    const center = (text: string, y: number, most: number, big: number) =>
      paragraph({ x: middle, y, size: big, text, anchor: 'middle' }, most);
    const [subject, opening, link, to] = wide ? [108, 164, 216, 424] : [104, 250, 340, 590];
    const stops = line(4);
    const words: Word[] = [
      ...center(line(1).text, subject, wide ? 40 : 16, wide ? 76 : 80),
      ...center(line(2).text, opening, wide ? 60 : 26, 34),
      ...center(line(3).text, link, 40, 34),
      { x: x + 36, y: to - 46, text: line(0).label },
      ...paragraph({ x: x + 36, y: to, size: wide ? 32 : 34, text: line(0).text }, wide ? 44 : 34),
      ...(wide
        ? [
            { x: SEAL.x - SEAL.radius - 20, y: SEAL.y + 6, text: stops.label, anchor: 'end' as const },
            ...paragraph({ x: SEAL.x, y: SEAL.y - 20, size: 28, text: stops.text, anchor: 'middle' }, 10),
          ]
        : []),
    ];
    return scene(width, ground, d, words, wide ? 44 : 60);
  };

/** The seal at the envelope's right edge. */
const SEAL = { x: 1230, y: 366, radius: 90 };

/** Draws the seal once around, down the envelope's edge to its height. */
function seal(): string {
  const { y, radius } = SEAL;
  return path`V${y}a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`;
}

/** Draws a review on its rating, five stars on the line: the given ones are full, the others the line draws. Below it, what comes of it. */
export const reputation =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, ground, tall, apart] = wide ? [120, 372, 140, 176] : [66, 448, 104, 122];
    const foot = (place: number) => x + ((0.526 * 2 - STAR_FEET) / 2 + place * (apart / tall)) * tall;
    const given = [0, 1, 2].map((place) => path`M${foot(place)} ${ground}` + star(tall)).join('');
    const empty = [3, 4].map((place) => path`H${foot(place)}` + starOnLine(tall)).join('');
    const quote = /“[^”]*”/.exec(line(0).text)?.[0] ?? line(0).text;
    const [exclaimed = '', rest = ''] = quote.split(/(?<=\.) /);
    const lines = [
      exclaimed,
      ...(wide ? [rest] : paragraph({ x, y: 0, size: 80, text: rest }, 20).map(({ text }) => text)),
    ];
    const size = wide ? 100 : 82;
    const words = [
      ...fitted(
        lines.map((text, at) => ({ x, y: (wide ? 86 : 84) + at * size, size, text })),
        width - 2 * x,
      ),
      ...(wide
        ? [1, 4].flatMap((place, at): Word[] => {
            const column = x + at * 616;
            return [
              { x: column, y: ground + 46, text: line(place).label },
              ...paragraph({ x: column, y: ground + 88, size: 36, text: line(place).text }, 42),
            ];
          })
        : []),
    ];
    return { ...scene(width, ground, enter(width, ground) + empty, words, wide ? 160 : 60), marks: given };
  };
