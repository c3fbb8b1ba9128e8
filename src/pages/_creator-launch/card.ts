import type { Drawing } from '../../components/art/drawing.ts';
import { throws } from './throw-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return throws();
}
