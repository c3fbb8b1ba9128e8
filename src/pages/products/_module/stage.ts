import { BEYOND, enter, leave, turnBack, turnOf } from '../../../components/art/rail.ts';
import { path, rails, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import type { Module } from '../../../content/module-schema.ts';
import type { Scene, Word } from '../../_shared/scene-words.ts';

/** Draws a scene at a width. */
export type Draw = (width: number) => Scene;

/** The lines of a module's sample: by their place, the label and the text. */
export type Lines = (place: number) => { label: string; text: string };

/** What the page says of a sample, after its title. */
export const MADE_UP = 'Sample data from a made-up company.';

/** Returns the lines of a sample. */
export const linesOf =
  ({ lines }: Module['specimen']): Lines =>
  (place) =>
    lines[place] ?? { label: '', text: '' };

/** Where the line of a scene next to words runs: the words end above it, and it returns 80 below it (Beside.astro). */
export const GROUND = 600;

/** How far below its ground a scene's line may return in one half circle, which would otherwise reach into the picture. */
const ROUND = 110;

/** Draws two corners at the right margin or before it, from one height down to another. */
export function dropDown(width: number, y: number, home: number, right = rails(width).right): string {
  const q = turnOf(width);
  return path`H${right - q}Q${right} ${y} ${right} ${y + q}V${home - q}Q${right} ${home} ${right - q} ${home}`;
}

/** Ends a scene: along the ground to the right margin, around the words below the ground, and home to the left margin. */
export function scene(
  width: number,
  ground: number,
  d: string,
  words: Word[],
  below = width === WIDE ? 80 : 104,
): Scene {
  const home = ground + below;
  const height = home + turnOf(width) + 12;
  const turn = below > ROUND ? dropDown : turnBack;
  return { width, height, d: d + turn(width, ground, home) + leave(width, home, height), words };
}

/**
 * Draws a stretch of the customer's path from a height to the ground: past the edge of the page, and back below to the margin, with
 * room for a link between. `top` is where the margin's line ends.
 */
export function goOn(width: number, ground: number, d: string, from = ground, top = 0): Stroke {
  const home = ground + (width === WIDE ? 64 : 100);
  const height = home + turnOf(width) + 12;
  return {
    width,
    height,
    d: enter(width, from, top) + d + path`H${width + BEYOND}V${home}` + leave(width, home, height),
  };
}
