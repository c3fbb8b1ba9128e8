import type { Drawing } from '../../components/art/drawing.ts';
import { profiles } from '../../content/quiz.ts';
import { sheaf, SIDE } from './sheaf.ts';

/** Returns the drawing of the page’s social card: a strand for each agent, and one in the end. */
export function card(): Drawing {
  return { width: SIDE, height: SIDE, strokes: sheaf(Object.keys(profiles).length).paths };
}
