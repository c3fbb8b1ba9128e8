import type { Drawing } from '../../components/art/drawing.ts';
import { leave } from '../../components/art/rail.ts';
import { NARROW, path } from '../../components/art/stroke.ts';
import { decision } from './decision.ts';

/** Returns the drawing of the page’s social card: how the day ends. */
export function card(): Drawing {
  const [ground, foot, height] = [120, 470, 520];
  const ending = { ground, from: 60, foot, letters: 168, wide: 1 };
  return {
    width: NARROW,
    height,
    strokes: [path`M${ground} 0` + decision(NARROW, ending) + leave(NARROW, foot, height)],
  };
}
