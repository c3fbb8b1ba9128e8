import { gears } from './gears.ts';

/** What the line becomes on the AI consulting page. */
export const strokes = { gears };
