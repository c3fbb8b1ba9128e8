import { site } from '../../site.config.ts';
import { handwriting } from './handwriting.ts';
import { portrait } from './portrait.ts';
import type { Stroke } from './stroke.ts';

/** The founder whom the portrait and the signature are drawn for. */
const DRAWN_FOUNDER: string = 'Maren Vossberg';

/** Whether the site still belongs to the sample founder; any other founder has own pictures or none. */
export const isDrawnFounder = site.founder.name === DRAWN_FOUNDER;

/** Draws the sample founder's signature. */
export function signature(): Stroke {
  const [width, height] = [720, 190];
  const after = [[width - 4, 96, 1, -0.05]] as const;
  return { width, height, d: handwriting(DRAWN_FOUNDER, { x: 16, y: 112, size: 42, after: [...after] }) };
}

/** The founder's drawings, for the `strokes.ts` of a page that shows them. */
export const founderStrokes: Readonly<Record<string, () => Stroke>> = isDrawnFounder ? { portrait, signature } : {};
