import { wayBack } from '../../components/art/stroke.ts';
import { dayLine } from './day-line.ts';
import { summitDay } from './summit-day.ts';

/** The events page's line drawings. */
export const strokes = { day: dayLine(summitDay), wayBack };
