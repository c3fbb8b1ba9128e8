import { leave, turnBack, turnOf } from '../../../components/art/rail.ts';
import { WIDE } from '../../../components/art/stroke.ts';
import type { Scene, Word } from '../../_shared/scene-words.ts';

/** Draws a scene at a width. */
export type Draw = (width: number) => Scene;

/** The lines of a module's sample: by their place, the label and the text. */
export type Lines = (place: number) => { label: string; text: string };

/** Where the line of a scene next to the page's first words runs: the words end above it (ModuleHero.astro). */
export const GROUND = 600;

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
  return { width, height, d: d + turnBack(width, ground, home) + leave(width, home, height), words };
}
