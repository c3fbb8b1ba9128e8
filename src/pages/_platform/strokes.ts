import { order, storyDays } from './story-days.ts';
import { storyLine } from './story-line.ts';

/** The platform page's line drawing: one customer's week. */
export const strokes = { story: storyLine(storyDays, order) };
