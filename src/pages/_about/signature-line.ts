import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { handwriting } from '../../components/art/handwriting.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';
import { site } from '../../site.config.ts';

/** Draws the line signing the sample founder's name across the page. */
export function signatureLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [size, x, y] = wide ? [66, 236, 206] : [35, 84, 112];
  const turn = wide ? 26 : 20;
  const back = y + 1.8 * size;
  const rise = 0.052;
  const d = handwriting(site.founder.name, {
    x,
    y,
    size,
    rise,
    before: [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      [x - 0.9 * size, y, 1, 0],
    ],
    after: [
      [right - 2 * turn, y - 1.1 * size, 1, 0],
      [right, y, 0, 1],
      [right - 2 * turn, back, -1, 0],
      [left + turn, back, -1, 0],
      [left, back + turn, 0, 1],
    ],
  });
  return { width, height: back + turn, d };
}

/** The founder's signature on the about page; empty unless the site shows the sample founder. */
export const founderSignature = isDrawnFounder ? { signatureLine } : {};
