import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { signatureLine } from '../_shared/signature-line.ts';

/** A post's signature; none unless the site shows the sample founder. */
export const strokes = isDrawnFounder ? { signatureLine } : {};
