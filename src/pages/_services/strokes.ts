import { wayAcross, wayBack } from '../../components/art/stroke.ts';
import { homeward, knots, pulled, tangle } from './knots.ts';

/** The services page's line drawings: from the tangle of the first screen to the one that is pulled straight. */
export const strokes = { tangle, ...knots, homeward, floor: wayAcross, wayBack, pulled };
