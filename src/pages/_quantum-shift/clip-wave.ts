import { path } from '../../components/art/stroke.ts';
import type { Video } from '../../content/videos.ts';

/** The box of a clip's wave. */
export const CLIP = { width: 320, height: 60 };
/** The heights of the lowest and the highest letter's swing. */
const [LOW, HIGH] = [8, 26];
/** The height of a space's swing. */
const STILL = 2;
/** Times that a title runs through its wave. */
const TURNS = 2;

/** Returns the id of a clip's wave in the page's file of drawings. */
export function clipId({ url }: Video): string {
  return `clip-${url.slice(url.lastIndexOf('/') + 1)}`;
}

/** Draws a title as one line: a swing for each letter, nearly still at each space. */
export function clipWave(title: string): string {
  const letters = [...`${title} `.repeat(TURNS).trim()];
  const step = CLIP.width / letters.length;
  const middle = CLIP.height / 2;
  let x = 0;
  /** Continues the line to a point, level at both ends. */
  const to = (nextX: number, y: number) => {
    const curve = path`S${(x + nextX) / 2} ${y} ${nextX} ${y}`;
    x = nextX;
    return curve;
  };
  const swings = letters.map((letter, at) => {
    const swing = letter === ' ' ? STILL : LOW + (((letter.codePointAt(0) ?? 0) * 7) % (HIGH - LOW));
    return to(Math.round((at + 0.5) * step), middle + (at % 2 ? swing : -swing));
  });
  return path`M0 ${middle}` + swings.join('') + to(CLIP.width, middle);
}
