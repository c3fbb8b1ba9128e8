import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { dayLine } from './day-line.ts';
import { summitDay } from './summit-day.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = dayLine(summitDay)(NARROW);
  return { width, height, strokes: [d] };
}
