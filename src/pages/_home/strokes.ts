import { wayBack } from '../../components/art/stroke.ts';
import { answerRing } from './answer-ring.ts';
import { notch, peaks, teeth } from './cost-bands.ts';
import { leaving, returning } from './leak-pipes.ts';
import { tangle } from './tangle.ts';
import { untied } from './untied.ts';

/** The home page's line drawings. */
export const strokes = { tangle, peaks, notch, teeth, leaving, returning, answerRing, untied, wayBack };
