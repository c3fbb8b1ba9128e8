import { path, WIDE } from '../../../components/art/stroke.ts';
import { enter } from '../../../components/art/rail.ts';
import { capitalized } from '../../../lib/format.ts';
import { fitted, paragraph, paragraphUp, type Word } from '../../_shared/scene-words.ts';
import { letter, STAR_FOOT, standing, star } from './shapes.ts';
import { type Draw, type Lines, rows, scene } from './stage.ts';

/** Draws a page: two headlines, one under the other, and the fields of its form. */
export const websites =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, left, size] = wide ? [300, 120, 66] : [66, 66, 42];
    const grounds = wide ? ([110, 220, 352] as const) : ([130, 260, 410] as const);
    const label = (y: number) => (wide ? y : y - 52);
    const [fields = '', goesTo = ''] = line(3).text.split(/(?<=\.) /);
    const names = fields.replace('.', '').split(', ').map(capitalized);
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

/** Draws ads of one size, and the letter after which there are no more. */
export const email =
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
        wide ? 60 : 46,
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

/** Draws a review over its rating, five stars on the line, of which the given ones are full; the reply to it; and what comes of it. */
export const reputation =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const grounds = wide ? ([232, 332, 432] as const) : ([204, 374, 508] as const);
    const [left, tall, apart] = wide ? [120, 72, 104] : [66, 62, 86];
    const foot = (place: number) => left + tall * STAR_FOOT + place * apart;
    const stars = [0, 1, 2, 3, 4].map((place) => path`H${foot(place)}` + star(tall)).join('');
    const given = [0, 1, 2].map((place) => path`M${foot(place)} ${grounds[0]}` + star(tall)).join('');
    const [quote = '', rating = ''] = line(0).text.split(/(?<=”) /);
    const review = { x: left, y: wide ? 104 : 100, size: wide ? 72 : 44, text: quote };
    const words = [
      { x: left + 5 * apart + (wide ? 8 : 6), y: grounds[0] - (wide ? 16 : 14), text: rating },
      ...fitted(paragraphUp(review, wide ? 60 : 34), width - 2 * left),
      ...[1, 4].flatMap((place, row): Word[] => {
        const y = (grounds[row + 1] ?? 0) - (wide ? 34 : 26);
        const [x, size] = wide ? [260, 40] : [left, 36];
        const text = paragraphUp({ x, y, size, text: line(place).text }, wide ? 90 : ([42, 90][row] ?? 42));
        const label = wide ? y : (text[0]?.y ?? y) - 44;
        return [{ x: left, y: label, text: line(place).label }, ...fitted(text, width - 2 * left)];
      }),
    ];
    return { ...scene(width, grounds[2], rows(width, grounds, [stars, '']), words), marks: given };
  };
