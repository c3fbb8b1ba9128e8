import { wayBack } from '../../components/art/stroke.ts';
import { answerRing } from './answer-ring.ts';
import { leaking } from './drops.ts';
import { tangle } from './tangle.ts';
import { untied } from './untied.ts';

/** The home page's line drawings. */
export const strokes = { tangle, leaking, answerRing, untied, wayBack };
