import { ordered, tried } from './sofas-line.ts';
import { order, storyDays } from './story-days.ts';
import { storyLine } from './story-line.ts';

/** The platform page's line drawings: one customer's week, the sofas that she tries, and the one that she orders. */
export const strokes = { story: storyLine(storyDays, order), tried, ordered };
