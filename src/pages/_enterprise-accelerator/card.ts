import type { Drawing } from '../../components/art/drawing.ts';
import { sprint } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { dialDrawing } from './dial-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return dialDrawing(sprint, consulting.accelerator.length.days);
}
