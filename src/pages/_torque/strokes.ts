import { crest } from './crest.ts';
import { fall, foot } from './foot.ts';

/** The AI consulting page's line drawings. */
export const strokes = { crest, foot, fall };
