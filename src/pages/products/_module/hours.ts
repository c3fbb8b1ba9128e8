import { BEYOND, enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { locations } from '../../../content/dashboard.ts';
import { unwrap } from '../../../lib/unwrap.ts';
import type { Word } from '../../_shared/scene-words.ts';
import type { Draw, Lines } from './stage.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The opening hours of a week: the places of its first and last open day, and the hours of a day of 24. */
interface Hours {
  first: number;
  last: number;
  opens: number;
  closes: number;
}

/** Reads opening hours: 'Tuesday to Saturday, 10 to 6'. */
export function readHours(text: string): Hours {
  const [, first = '', last = '', opens, closes] = unwrap(
    /^(\w+) to (\w+), (\d+) to (\d+)/.exec(text),
    `opening hours like 'Tuesday to Saturday, 10 to 6' in src/content/modules/local-listings.ts, instead of "${text}"`,
  );
  return { first: DAYS.indexOf(first), last: DAYS.indexOf(last), opens: Number(opens), closes: Number(closes) + 12 };
}

/**
 * Draws the hours of one profile as a week to scale, and below it the same week in every directory, all in one line that goes to
 * and fro. Where a directory has other hours, what is wrong is filled.
 */
export const hours =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, first, tall, low, apart] = wide ? [120, 156, 84, 16, 38] : [66, 150, 72, 18, 44];
    const day = (width - 2 * x) / DAYS.length;
    const at = (place: number, hour: number) => x + (place + hour / 24) * day;
    const [right, wrong] = [readHours(line(1).text), readHours(line(2).text)];
    const place = unwrap(
      locations.find(({ name }) => line(0).text.startsWith(name)),
      `the location of "${line(0).text}" in src/content/dashboard.ts`,
    );
    // The line goes on to the right, so there is an odd number of weeks in it.
    const directories = place.right + place.differs;
    const rows = Array.from({ length: directories + 1 }, (_, row) => first + row * apart);
    const open = DAYS.map((_, place) => place).filter((place) => place >= right.first && place <= right.last);
    const turn = apart / 2;
    const weeks = rows.map((_, row) => {
      const high = row === 0 ? tall : low;
      const isBack = row % 2 === 1;
      const boxes = (isBack ? open.toReversed() : open).map((place) => {
        const [from, to] = isBack ? [right.closes, right.opens] : [right.opens, right.closes];
        return path`H${at(place, from)}v${-high}H${at(place, to)}v${high}`;
      });
      const isLast = row === rows.length - 1;
      const end = isBack ? x - (wide ? 12 : 0) : width - x + (wide ? 12 : 0);
      return boxes.join('') + (isLast ? '' : path`H${end}a${turn} ${turn} 0 0 ${isBack ? 0 : 1} 0 ${apart}`);
    });
    const wrongRows = rows.flatMap((_, row) => (row % Math.ceil(directories / place.differs) === 3 ? row : []));
    const marks = wrongRows.flatMap((row) =>
      DAYS.slice(wrong.first, wrong.last + 1).map((_, index) => {
        const day = wrong.first + index;
        const until = open.includes(day) ? right.opens : wrong.closes;
        return path`M${at(day, wrong.opens)} ${rows[row] ?? 0}v${-low}H${at(day, until)}v${low}z`;
      }),
    );
    const label = (text: string, row: number, left = x): Word => ({
      x: left,
      y: (rows[row] ?? 0) - 10,
      text,
      ...(!wide && { size: 25 }),
    });
    const words: Word[] = [
      ...DAYS.map((name, place) => ({
        x: at(place, (right.opens + right.closes) / 2),
        y: first - tall - 20,
        text: wide ? name : name.slice(0, 3),
        anchor: 'middle' as const,
      })),
      label(place.name, 0),
      label(`${directories} directories`, 1),
      ...wrongRows.map((row) => label(line(2).label, row, at(right.last, right.closes) + (wide ? 20 : 10))),
    ];
    const ground = rows.at(-1) ?? first;
    const home = ground + (wide ? 64 : 100);
    const height = home + turnOf(width) + 12;
    const d = enter(width, first) + weeks.join('') + path`H${width + BEYOND}V${home}` + leave(width, home, height);
    return { width, height, d, words, marks: marks.join('') };
  };
