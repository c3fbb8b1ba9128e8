import { crest, foot, missing } from './crest.ts';

/** The AI consulting page's line drawings. */
export const strokes = { crest, foot, missing };
