import { path } from '../../components/art/stroke.ts';
import type { Video } from '../../content/videos.ts';

/** The box of a clip's wave. */
export const CLIP = { width: 320, height: 60 };
/** The heights of the lowest and the highest letter's swing. */
const [LOW, HIGH] = [8, 26];
/** Times that a title runs through its wave. */
const TURNS = 2;

/** Returns the id of a clip's wave in the page's file of drawings. */
export function clipId({ url }: Video): string {
  return `clip-${url.slice(url.lastIndexOf('/') + 1)}`;
}

/** Draws a title as one line: a swing for each letter, still at each space. */
export function clipWave(title: string): string {
  const letters = [...`${title} `.repeat(TURNS).trim()];
  const step = CLIP.width / letters.length;
  const swings = letters.map((letter, at) => {
    if (letter === ' ') return path`h${step}`;
    const swing = LOW + (((letter.codePointAt(0) ?? 0) * 7) % (HIGH - LOW));
    return path`q${step / 2} ${at % 2 ? 2 * swing : -2 * swing} ${step} 0`;
  });
  return path`M0 ${CLIP.height / 2}` + swings.join('');
}
