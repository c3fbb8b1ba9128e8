import { sofasLine } from './sofas-line.ts';
import { order, storyDays } from './story-days.ts';
import { storyLine } from './story-line.ts';

/** The platform page's line drawings. */
export const strokes = { story: storyLine(storyDays, order), sofas: sofasLine };
