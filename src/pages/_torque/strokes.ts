import { gears } from './gears.ts';
import { rim } from './rim.ts';

/** The AI consulting page's line drawings. */
export const strokes = { gears, rim };
