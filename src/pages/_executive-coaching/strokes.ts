import { founderStrokes } from '../../components/art/founder.ts';
import { ballLine } from './ball-line.ts';

/** What the line becomes on the page of executive coaching. */
export const strokes = { ball: ballLine, ...founderStrokes };
