import { wayBack } from '../../components/art/stroke.ts';
import { answerRing } from './answer-ring.ts';
import { notch, peaks, teeth } from './cost-bands.ts';
import { leaving, returning } from './leak-pipes.ts';
import { tangle } from './tangle.ts';
import { untied } from './untied.ts';

/** What the line becomes on the home page. */
export const strokes = { tangle, peaks, notch, teeth, leaving, returning, answerRing, untied, wayBack };
