import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { founderLine } from '../_shared/founder-line.ts';
import { signatureLine } from '../_shared/signature-line.ts';

/** The founder on a wide screen, which she fills from top to bottom. */
export const founder = founderLine(0.84);

/** The about page's line drawings: the sample founder and her signature. */
export const strokes = isDrawnFounder ? { founder, signatureLine } : {};
