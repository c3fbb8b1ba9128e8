import { dayLine } from './day-line.ts';
import { summitDay } from './summit-day.ts';

/** What the line becomes on the events' page. */
export const strokes = { day: dayLine(summitDay) };
