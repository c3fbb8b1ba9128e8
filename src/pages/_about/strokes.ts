import { founderPortrait } from './founder-line.ts';
import { founderSignature } from './signature-line.ts';

/** The about page's line drawings. */
export const strokes = { ...founderPortrait, ...founderSignature };
