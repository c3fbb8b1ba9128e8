import type { Drawing } from '../../components/art/drawing.ts';
import { gearTrain } from './gear-train.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return gearTrain();
}
