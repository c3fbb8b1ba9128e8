import { wayAcross, wayBack } from '../../components/art/stroke.ts';
import { homeward, knots, tangle } from './knots.ts';

/** The services page's line drawings: from the tangle of the first screen to a straight line. */
export const strokes = { tangle, ...knots, homeward, floor: wayAcross, wayBack };
