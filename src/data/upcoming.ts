import { dayIn, hasPassed } from '../lib/day.ts';
import { content } from './content.ts';

type Time =
  | { readonly starts: string; readonly ends: string; readonly timeZone: string }
  | { readonly year: number; readonly timeZone: string };

const { dinner, events } = content;

/** Whether a date of a page lies ahead on the day of the build. Such a page’s texts are called `upcoming`. */
export const upcoming: Readonly<Record<string, boolean>> = {
  council: isAhead(dinner.time),
  events: events.list.some(({ time }) => isAhead(time as Time)),
};

/** Returns whether the last day isn’t over; with only a year, it is the year’s last. */
function isAhead(time: Time): boolean {
  const lastDay = 'year' in time ? `${time.year}-12-31` : dayIn(new Date(time.ends), time.timeZone);
  return !hasPassed(lastDay, new Date(), time.timeZone);
}
