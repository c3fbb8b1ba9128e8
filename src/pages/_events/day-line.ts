import { sheet, smallTable, talk } from '../../components/art/day-parts.ts';
import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, WIDE } from '../../components/art/stroke.ts';
import { paragraphUp, type Scene } from '../_shared/words.ts';

/** Positions of the first and the last hour, as shares of the page's width. */
const HOURS_FROM = 0.12;
const HOURS_TO = 0.9;

/** A day from the morning to the evening, on a 24-hour clock. */
export interface Day {
  from: number;
  hours: number;
  /** The hours' names, from the first to the end of the last. */
  clock: readonly string[];
  /** What happens in the morning, in the afternoon and at the end. */
  happens: readonly string[];
}

/**
 * Draws a day as one line to scale: a talk, quiet and a talk until noon, one table after another in the afternoon, and a
 * decision in writing before the last hour ends. Then it goes down the right margin.
 */
export function dayLine({ from, hours, clock, happens }: Day): (width: number) => Scene {
  return (width) => {
    const wide = width === WIDE;
    const [ground, radius, page] = wide ? [330, 56, 116] : [410, 28, 58];
    const at = (hour: number) => (HOURS_FROM + ((HOURS_TO - HOURS_FROM) * hour) / hours) * width;
    // A share of a day of nine hours, and noon, or an earlier break on a day that is mostly after it.
    const unit = hours / 9;
    const noon = Math.min(Math.max(12 - from, hours / 4), hours / 2);
    const talks = [0, 1.7].map(
      (hour) => path`H${at(0.15 * unit + (hour * noon) / 3)}` + talk(wide ? 140 : 70, wide ? 120 : 76),
    );
    const tables = [0, 1, 2, 3].map((place) =>
      smallTable(at(noon + unit + (place * (hours - noon - 2.9 * unit)) / 3), ground, radius),
    );
    const height = ground + (wide ? 80 : 104);
    // The last one ends at the text's margin; on phones the one before makes room for it.
    const places = [at(noon / 2), at((noon + hours - 0.9 * unit) / 2) - (wide ? 0 : 28), wide ? 1320 : 670];
    const words = happens.slice(0, 3).flatMap((text, part) =>
      paragraphUp(
        {
          x: places[part] ?? 0,
          y: wide ? 150 : 290,
          size: wide ? 32 : 29,
          text,
          anchor: part < 2 ? 'middle' : 'end',
        },
        wide ? 24 : ([20, 18, 15][part] ?? 15),
      ),
    );
    const names = clock.map((text, hour) => ({
      x: at(hour),
      y: ground + (wide ? 42 : 50),
      text,
      anchor: 'middle' as const,
    }));
    const d =
      enter(width, ground) +
      talks.join('') +
      tables.join('') +
      path`H${at(hours - 0.5 * unit) - page / 2}` +
      sheet(page) +
      leaveRight(width, ground, height);
    return { width, height, d, words: [...words, ...names] };
  };
}
