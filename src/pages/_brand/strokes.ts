import { steps, table, wheels } from './area-marks.ts';
import { markGuides, markLine } from './mark-line.ts';

/** The brand page's line drawings. */
export const strokes = { mark: markLine, guides: markGuides };

/** One drawing for each area. */
export const drawings = { wheels: wheels(), table: table(), steps: steps() };
