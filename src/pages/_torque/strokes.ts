import { gears } from './gears.ts';

/** The AI consulting page's line drawings. */
export const strokes = { gears };
