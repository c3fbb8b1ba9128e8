import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { fallingIntoStep } from './step-line.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = fallingIntoStep(NARROW);
  return { width, height, strokes: [d] };
}
