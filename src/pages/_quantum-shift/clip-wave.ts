import { path } from '../../components/art/stroke.ts';
import type { Video } from '../../content/videos.ts';

/** The box of a clip's wave. */
export const CLIP = { width: 320, height: 60 };
/** The heights of the lowest and the highest letter's swing. */
const [LOW, HIGH] = [8, 26];
/** The height of a space's swing. */
const STILL = 2;
/** The fewest swings of a clip. Longer clips have one per minute. */
const LEAST = 30;

/** Draws a clip as one line: a swing per minute or less, each as high as a letter of its title, nearly still at a space. */
export function clipWave({ title, length: { minutes } }: Video): string {
  const letters = [...`${title} `];
  const swings = minutes * Math.ceil(LEAST / minutes);
  const step = CLIP.width / (swings + 1);
  const middle = CLIP.height / 2;
  const curves = Array.from({ length: swings + 1 }, (_, at) => {
    const letter = letters[at % letters.length] ?? ' ';
    const swing = letter === ' ' ? STILL : LOW + (((letter.codePointAt(0) ?? 0) * 7) % (HIGH - LOW));
    const y = at === swings ? middle : middle + (at % 2 ? swing : -swing);
    return path`S${(at + 0.5) * step} ${y} ${(at + 1) * step} ${y}`;
  });
  return path`M0 ${middle}` + curves.join('');
}
