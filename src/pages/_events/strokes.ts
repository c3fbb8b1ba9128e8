import { dayLine } from './day-line.ts';
import { summitDay } from './summit-day.ts';

/** The events page's line drawing. */
export const strokes = { day: dayLine(summitDay) };
