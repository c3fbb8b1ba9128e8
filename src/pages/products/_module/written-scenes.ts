import { enter } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { amountText } from '../../../lib/format.ts';
import { COST_LIMIT } from '../../_dashboard/figures.ts';
import { fitted, paragraph, type Word, wrapped } from '../../_shared/scene-words.ts';
import { field } from './shapes.ts';
import { type Draw, type Lines, scene } from './stage.ts';

/** Returns where a note above a large word is. */
const above = (word: { y: number; size: number }) => word.y - word.size * 0.94;

/** Draws two headlines. The line runs under the second, which is large. */
export const websites =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, first, second, small, size, most] = wide ? [120, 92, 498, 56, 152, 20] : [66, 104, 768, 52, 136, 11];
    const loser = { x, y: first - 28, size: small, text: line(1).text, isPale: true };
    const lines = wrapped(line(2).text, most);
    const winner = fitted(
      lines.map((text, at) => ({ x, y: second - 56 + (at + 1 - lines.length) * size * 0.97, size, text })),
      width - 2 * x,
    );
    return scene(
      width,
      second,
      enter(width, second),
      [
        { x, y: above(loser), text: line(1).label },
        loser,
        ...winner.slice(0, 1).map((word) => ({ x, y: above(word), text: line(2).label })),
        ...winner,
      ],
      wide ? 52 : 76,
    );
  };

/** Draws a search as wide as the page, the ad that answers it, and the limit at which the ad pauses. */
export const ads =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, y, tall, size, home] = wide ? [120, 128, 176, 128, 624] : [66, 178, 264, 96, 970];
    const query = { x: width / 2, y: 0, size, text: line(0).text, anchor: 'middle' as const };
    const search = fitted(paragraph(query, wide ? 60 : 14), width - 2 * x - (wide ? tall : 80));
    const center = y + size * 0.28 - (search.at(-1)?.y ?? 0) / 2;
    const below = wide ? 196 : 190;
    const [first, second] = [y + tall / 2 + (wide ? 72 : 48), y + tall / 2 + (wide ? 128 : 112)];
    const amount = { x: width - x, y: home - (wide ? 84 : 64), size: wide ? 350 : 296, text: amountText(COST_LIMIT) };
    const d = enter(width, y) + path`H${x}` + field(width - 2 * x, tall, 88);
    return scene(
      width,
      y,
      d,
      [
        { x, y: y - tall / 2 - 16, text: line(0).label },
        ...search.map((word) => ({ ...word, y: word.y + center })),
        { x, y: first, text: line(1).label },
        ...paragraph({ x, y: second, size: 56, text: line(1).text }, 26),
        { x, y: first + below, text: line(4).label },
        ...paragraph({ x, y: second + below - 4, size: wide ? 44 : 40, text: line(4).text }, wide ? 24 : 40),
        { ...amount, anchor: 'end' },
      ],
      home - y,
    );
  };

/** Draws a letter that rises from its envelope: the audience is the address. */
export const email =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, edge, top, mouth, fold, ground] = wide ? [120, 90, 16, 240, 132, 564] : [66, 30, 20, 352, 96, 756];
    const [size, middle] = [width - 2 * x, width / 2];
    const slope = (edge / (size / 2)) * fold;
    const [sheet, half, inside] = [size - 2 * edge, size / 2 - edge, fold - slope];
    const envelope =
      path`H${x}V${mouth}l${edge} ${slope}V${top}h${sheet}V${mouth + slope}l${-half} ${inside}l${-half} ${-inside}` +
      path`l${half} ${inside}l${half} ${-inside}l${edge} ${-slope}V${ground}H${x}H${width - x}`;
    const center = (text: string, y: number, most: number, big: number) =>
      paragraph({ x: middle, y, size: big, text, anchor: 'middle' }, most);
    const [subject, opening, link, to] = wide ? [128, 194, 252, 466] : [104, 250, 340, 566];
    const words: Word[] = [
      ...fitted(center(line(1).text, subject, wide ? 40 : 16, wide ? 100 : 80), sheet - 60),
      ...center(line(2).text, opening, wide ? 60 : 26, 40),
      ...center(line(3).text, link, 40, wide ? 40 : 34),
      { x: middle, y: to - (wide ? 56 : 60), text: line(0).label, anchor: 'middle' },
      ...center(line(0).text, to, wide ? 44 : 27, wide ? 56 : 54),
    ];
    return scene(width, ground, enter(width, ground) + envelope, words, wide ? 44 : 60);
  };
