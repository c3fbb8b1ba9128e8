import { wayBack } from '../../components/art/stroke.ts';
import { knots } from './knots.ts';

/** The services page's line drawings, and the way back from the right margin. */
export const strokes = { ...knots, back: wayBack };
