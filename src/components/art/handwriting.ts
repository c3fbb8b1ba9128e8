import { short } from './drawing.ts';

const TALL = /[bdfhklt]/;
const DEEP = /[gjpqy]/;
const NARROW = /[eiltjc]/;

/**
 * Draws words as quick handwriting from (x, y), in one path: one loop per letter, as tall or deep as the letter, with a gap
 * between words. It looks like writing but can't be read. `size` is the height of a small letter.
 */
export function handwriting(words: string, x: number, y: number, size: number): string {
  let at = x;
  return words
    .split(' ')
    .map((word) => {
      const start = `M${short(at)} ${short(y)}`;
      const letters = Array.from(word, (letter) => {
        const width = widthOf(letter) * size;
        at += width;
        return loop(width, heightOf(letter) * size);
      });
      at += size * 1.1;
      return start + letters.join('');
    })
    .join('');
}

function widthOf(letter: string): number {
  if (/[A-Z]/.test(letter)) return 2;
  return NARROW.test(letter) ? 0.62 : 0.95;
}

/** Returns a letter's height in small letters; negative for one below the line. */
function heightOf(letter: string): number {
  if (/[A-Z]/.test(letter)) return 3.1;
  if (TALL.test(letter)) return 2.3;
  if (DEEP.test(letter)) return -1.5;
  return /[aeiou]/.test(letter) ? 1 : 0.8;
}

/** Draws one loop: up with a forward lean, over to the left, and back down to the line. */
function loop(width: number, height: number): string {
  const at = (dx: number, dy: number) => `${short(dx * width)} ${short(dy * height)}`;
  const lean = 0.5 * Math.abs(height);
  const leaning = (dx: number, dy: number) => `${short(dx * width + lean)} ${short(dy * height)}`;
  return `c${at(0.9, -0.2)} ${leaning(0.9, -0.9)} ${leaning(0.35, -1)}c${short(-0.5 * width)} ${short(-0.1 * height)} ${short(-0.2 * width - lean)} ${short(height)} ${short(0.65 * width - lean)} ${short(height)}`;
}
