import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { ballLine } from './ball-line.ts';
import { calmingLine } from './calming-line.ts';

/** The executive coaching page's line drawings. */
export const strokes = { ball: ballLine, calming: calmingLine, ...founderStrokes };
