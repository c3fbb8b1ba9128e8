import { sheet, smallTable, talk } from '../../components/art/day-parts.ts';
import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, WIDE } from '../../components/art/stroke.ts';
import type { Scene } from '../_shared/scene-words.ts';

/** A day from the morning to the evening, on a 24-hour clock. */
export interface Day {
  from: number;
  hours: number;
  /** The hours' names, from the first to the end of the last. */
  clock: readonly string[];
}

/**
 * Draws a day as one line to scale: a talk, a longer quiet and a shorter talk until noon, one table after another in the afternoon, and a
 * decision in writing before the last hour ends. Then it goes down the right margin.
 */
export function dayLine({ from, hours, clock }: Day): (width: number) => Scene {
  return (width) => {
    const wide = width === WIDE;
    const [ground, radius, page] = wide ? [270, 67, 132] : [160, 31, 64];
    // Between the text's margins.
    const [start, end] = wide ? [120, 1320] : [66, 670];
    const at = (hour: number) => start + ((end - start) * hour) / hours;
    // A share of a day of nine hours, and noon, or an earlier break on a day that is mostly after it.
    const unit = hours / 9;
    const noon = Math.min(Math.max(12 - from, hours / 4), hours / 2);
    const talks = [7, 4].map(
      (moments, index) =>
        path`H${at(0.15 * unit + (index * 1.9 * noon) / 3)}` + talk(wide ? 23 : 11, wide ? 220 : 120, moments),
    );
    const tables = [0, 1, 2, 3].map((place) =>
      smallTable(at(noon + unit + (place * (hours - noon - 2.9 * unit)) / 3), ground, radius),
    );
    const height = ground + (wide ? 60 : 70);
    const last = clock.length - 1;
    const names = clock.map((text, hour) => ({
      x: at(hour),
      y: ground + (wide ? 42 : 50),
      text,
      anchor: hour === 0 ? undefined : hour < last ? ('middle' as const) : ('end' as const),
    }));
    const d =
      enter(width, ground) +
      talks.join('') +
      tables.join('') +
      path`H${at(hours - 0.5 * unit) - page / 2}` +
      sheet(page) +
      leaveRight(width, ground, height);
    return {
      width,
      height,
      d,
      words: names.filter((_, hour) => wide || hour % 3 === 0 || hour === last),
    };
  };
}
