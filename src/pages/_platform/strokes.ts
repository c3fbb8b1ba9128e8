import { sofasLine } from './sofas-line.ts';
import { order, storyDays } from './story-days.ts';
import { storyLine } from './story-line.ts';

/** The platform page's line drawings. She tries four sofas and orders the second. */
export const strokes = { story: storyLine(storyDays, order), sofas: sofasLine(4, 1) };
