import { homeward, knots, tangle } from './knots.ts';

/** The services page's line drawings: one line, from the tangle of the first screen to the end of the process. */
export const strokes = { tangle, ...knots, homeward };
