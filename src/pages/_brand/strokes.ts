import { markGuides, markLine } from './mark-line.ts';

/** The brand page's line drawings. */
export const strokes = { mark: markLine, guides: markGuides };
