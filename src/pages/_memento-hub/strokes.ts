import { wayBack } from '../../components/art/stroke.ts';
import { hubLine } from './hub-line.ts';

/** The hub's line drawings. */
export const strokes = { all: hubLine, wayBack };
