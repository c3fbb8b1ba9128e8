import { crest } from './crest.ts';
import { foot, intoGap } from './foot.ts';

/** The AI consulting page's line drawings. */
export const strokes = { crest, foot, fall: intoGap };
