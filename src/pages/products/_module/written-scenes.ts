import { enter, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { amountText } from '../../../lib/format.ts';
import { COST_LIMIT } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, type Word } from '../../_shared/scene-words.ts';
import { field } from './shapes.ts';
import { type Draw, type Lines, scene } from './stage.ts';

/** Draws two headlines of one size on a line that forks: under the first it ends, under the second it goes on. */
export const websites =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const { left } = rails(width);
    const q = turnOf(width);
    const [x, first, second, size, most, clear, stop] = wide
      ? [120, 184, 404, 104, 90, 40, 24]
      : [66, 290, 624, 82, 19, 60, 20];
    const headline = (at: number, y: number) => paragraph({ x, y, size, text: line(at).text }, most);
    // As many lines as there are end above the line below them.
    const set = (at: number, below: number) => {
      const lines = fitted(headline(at, 0), width - 2 * x);
      const lift = below - size * 0.22 - clear - (lines.at(-1)?.y ?? 0);
      return lines.map((word) => ({ ...word, y: word.y + lift }));
    };
    const [a, b] = [set(1, first), set(2, second)];
    const end = x + Math.max(...a.slice(-1).map(lengthOf)) + 20;
    const above = (words: readonly Word[]) => (words[0]?.y ?? 0) - size * 0.94;
    const d =
      enter(width, first) +
      path`H${end}v${-stop}v${2 * stop}v${-stop}H${left + q}` +
      path`Q${left} ${first} ${left} ${first - q}V${second - q}Q${left} ${second} ${left + q} ${second}`;
    return scene(width, second, d, [
      { x, y: above(a), text: line(1).label },
      ...a.map((word) => ({ ...word, isPale: true })),
      { x, y: above(b), text: line(2).label },
      ...b,
    ]);
  };

/** Draws a search as wide as the page, the ad that answers it, and the limit at which the ad pauses. */
export const ads =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, y, tall, size, home] = wide ? [120, 128, 176, 128, 436] : [66, 178, 264, 96, 724];
    const query = { x: width / 2, y: 0, size, text: line(0).text, anchor: 'middle' as const };
    const search = fitted(paragraph(query, wide ? 60 : 14), width - 2 * x - (wide ? tall : 80));
    const center = y + size * 0.28 - (search.at(-1)?.y ?? 0) / 2;
    const [headline, limit, below] = wide ? [x, 820, 0] : [x, x, 190];
    const [first, second] = [y + tall / 2 + 48, y + tall / 2 + (wide ? 104 : 112)];
    const amount = { x: width - x, size: wide ? 132 : 120, text: amountText(COST_LIMIT), anchor: 'end' as const };
    const d = enter(width, y) + path`H${x}` + field(width - 2 * x, tall, 88);
    return scene(
      width,
      y,
      d,
      [
        { x, y: y - tall / 2 - 16, text: line(0).label },
        ...search.map((word) => ({ ...word, y: word.y + center })),
        { x: headline, y: first, text: line(1).label },
        ...paragraph({ x: headline, y: second, size: 56, text: line(1).text }, 26),
        { x: limit, y: first + below, text: line(4).label },
        ...paragraph({ x: limit, y: second + below + 18, size: 40, text: line(4).text }, 22),
        { ...amount, y: second + below + 64 },
      ],
      home - y,
    );
  };

/** Draws a letter that rises from its envelope: the audience is the address. */
export const email =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, edge, top, mouth, fold, ground] = wide ? [120, 90, 16, 240, 150, 512] : [66, 30, 20, 352, 110, 724];
    const [size, middle] = [width - 2 * x, width / 2];
    const slope = (edge / (size / 2)) * fold;
    const [sheet, half, inside] = [size - 2 * edge, size / 2 - edge, fold - slope];
    const envelope =
      path`H${x}V${mouth}l${edge} ${slope}V${top}h${sheet}V${mouth + slope}l${-half} ${inside}l${-half} ${-inside}` +
      path`l${half} ${inside}l${half} ${-inside}l${edge} ${-slope}V${ground}H${x}H${width - x}`;
    const center = (text: string, y: number, most: number, big: number) =>
      paragraph({ x: middle, y, size: big, text, anchor: 'middle' }, most);
    const [subject, opening, link, to] = wide ? [128, 194, 252, 448] : [104, 250, 340, 590];
    const words: Word[] = [
      ...fitted(center(line(1).text, subject, wide ? 40 : 16, wide ? 100 : 80), sheet - 60),
      ...center(line(2).text, opening, wide ? 60 : 26, 40),
      ...center(line(3).text, link, 40, wide ? 40 : 34),
      { x: x + 36, y: to - 46, text: line(0).label },
      ...paragraph({ x: x + 36, y: to, size: wide ? 32 : 34, text: line(0).text }, wide ? 44 : 34),
    ];
    return scene(width, ground, enter(width, ground) + envelope, words, wide ? 44 : 60);
  };
