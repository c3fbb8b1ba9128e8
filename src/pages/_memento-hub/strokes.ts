import { wayBack } from '../../components/art/stroke.ts';
import { fromMiddle, toMiddle } from './across-line.ts';
import { hubLine } from './hub-line.ts';

/** The hub's line drawings. */
export const strokes = { all: hubLine, wayBack, toMiddle, fromMiddle };
