import type { Drawing } from '../../components/art/drawing.ts';
import { flywheelDrawing } from '../../components/art/flywheel.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return flywheelDrawing();
}
