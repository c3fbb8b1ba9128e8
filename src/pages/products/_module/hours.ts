import { path, WIDE } from '../../../components/art/stroke.ts';
import { locations } from '../../../content/dashboard.ts';
import { unwrap } from '../../../lib/unwrap.ts';
import type { Word } from '../../_shared/scene-words.ts';
import { type Draw, goOn, type Lines } from './stage.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY = `(${DAYS.join('|')})`;
const WEEK = new RegExp(`^${DAY} to ${DAY}, (\\d+) to (\\d+)`);

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
    WEEK.exec(text),
    `opening hours like 'Tuesday to Saturday, 10 to 6' in src/content/modules/local-listings.ts, instead of "${text}"`,
  );
  return { first: DAYS.indexOf(first), last: DAYS.indexOf(last), opens: Number(opens), closes: Number(closes) + 12 };
}

/**
 * Draws the hours of one profile as a week to scale, and below it the same week in every directory, all in one line that goes
 * back and forth. Where a directory has other hours, the difference is filled.
 */
export const hours =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, beyond, top, tall, low, apart] = wide ? [120, 12, 156, 84, 16, 38] : [66, 0, 150, 72, 18, 44];
    const at = (day: number, hour: number) => x + ((day + hour / 24) * (width - 2 * x)) / DAYS.length;
    const [right, wrong] = [readHours(line(1).text), readHours(line(2).text)];
    const isOpen = ({ first, last }: Hours) => DAYS.map((_, day) => day).filter((day) => day >= first && day <= last);
    const { name, differs, ...others } = unwrap(
      locations.find((location) => line(0).text.startsWith(location.name)),
      `the location of "${line(0).text}" in src/content/dashboard.ts`,
    );
    const directories = others.right + differs;
    const heightOf = (row: number) => top + row * apart;

    const week = (row: number) => {
      const high = row === 0 ? tall : low;
      const days = isOpen(right).map((day) => [at(day, right.opens), at(day, right.closes)]);
      const isBack = row % 2 === 1;
      const boxes = (isBack ? days.flat().toReversed() : days.flat()).map(
        (edge, index) => path`H${edge}v${index % 2 ? high : -high}`,
      );
      const end = isBack ? x - beyond : width - x + beyond;
      const turn = path`H${end}a${apart / 2} ${apart / 2} 0 0 ${isBack ? 0 : 1} 0 ${apart}`;
      return boxes.join('') + (row < directories ? turn : '');
    };
    const wrongRows = Array.from({ length: differs }, (_, place) => 3 + place * Math.floor(directories / differs));
    const marks = wrongRows.flatMap((row) =>
      isOpen(wrong).map((day) => {
        const until = isOpen(right).includes(day) ? right.opens : wrong.closes;
        return path`M${at(day, wrong.opens)} ${heightOf(row)}v${-low}H${at(day, until)}v${low}z`;
      }),
    );

    const label = (text: string, row: number, left = x): Word => ({
      x: left,
      y: heightOf(row) - 10,
      text,
      ...(!wide && { size: 27 }),
    });
    const extra = isOpen(wrong).find((day) => !isOpen(right).includes(day));
    const said = extra === undefined ? line(2).label : `says ${(DAYS[extra] ?? '').slice(0, wide ? undefined : 3)}`;
    const words: Word[] = [
      ...DAYS.map((day, place) => ({
        x: at(place, (right.opens + right.closes) / 2),
        y: top - tall - 20,
        text: wide ? day : day.slice(0, 3),
        anchor: 'middle' as const,
      })),
      label(name, 0),
      label(`${directories} directories`, 1),
      ...wrongRows.map((row) => label(said, row, at(right.last, right.closes) + (wide ? 20 : 10))),
    ];
    const weeks = Array.from({ length: directories + 1 }, (_, row) => week(row));
    return { ...goOn(width, heightOf(directories), weeks.join(''), top), words, marks: marks.join('') };
  };
