import { tangleDrawing } from './tangle-drawing.ts';

/** What the page draws from its file. */
export const drawings = { tangle: tangleDrawing().strokes.join('') };
