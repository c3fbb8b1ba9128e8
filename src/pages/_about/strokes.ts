import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { BEYOND, comeBack, enter, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { founderLine } from '../_shared/founder-line.ts';
import { signatureLine } from '../_shared/signature-line.ts';

/** The founder on a wide screen, which she fills from top to bottom. */
export const founder = founderLine(0.84);

/** Draws the line from the margin off the page, under the largest figure. */
function underscore(width: number): Stroke {
  const y = turnOf(width);
  return { width, height: y + 1, d: enter(width, y) + path`H${width + BEYOND}` };
}

/** The about page's line drawings; the founder and her signature only if the site shows the sample founder. */
export const strokes = { underscore, comeBack, ...(isDrawnFounder && { founder, signatureLine }) };
