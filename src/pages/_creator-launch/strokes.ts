import { wayBack } from '../../components/art/stroke.ts';
import { throwLine } from './throw-line.ts';

/** The launch kit page's line drawings, and the way back from the right margin. */
export const strokes = { throw: throwLine, wayBack };
