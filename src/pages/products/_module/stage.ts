import { enter, leaveRight, turnBack } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import type { Scene, Word } from '../../_shared/scene-words.ts';

/** Draws a scene at a width. */
export type Draw = (width: number) => Scene;

/** The lines of a module's sample: by their place, the label and the text. */
export type Lines = (place: number) => { label: string; text: string };

/** Ends a scene: along the ground to the right margin, and down as far as its words need. */
export function scene(
  width: number,
  ground: number,
  d: string,
  words: Word[],
  below = width === WIDE ? 52 : 80,
): Scene {
  const height = ground + below;
  return { width, height, d: d + leaveRight(width, ground, height), words };
}

/** Draws the turn at the left margin, from one height down to another. */
function turnForward(width: number, y: number, next: number): string {
  const radius = (next - y) / 2;
  return path`H${rails(width).left + radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
}

/** Draws one line under three rows of words: to the right, back, and to the right again. */
export function rows(
  width: number,
  [first, second, third]: readonly [number, number, number],
  on: [string, string],
): string {
  return enter(width, first) + on[0] + turnBack(width, first, second) + turnForward(width, second, third) + on[1];
}
