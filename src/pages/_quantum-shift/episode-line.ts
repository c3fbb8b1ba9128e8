import { enter, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';
import type { Video } from '../../content/videos.ts';

/** Draws an episode as the line itself: it leaves the margin, swings once per minute, as high as a letter of the title, and goes down the other margin. */
export function episodeLine({ title, length: { minutes } }: Video): (width: number) => Stroke {
  const letters = [...`${title} `];
  return (width) => {
    const wide = width > 800;
    const { right } = rails(width);
    const q = turnOf(width);
    const [start, end, middle, highest] = wide ? [120, 1320, 150, 138] : [67, 650, 120, 112];
    const half = (end - start) / minutes / 2;
    const swings = Array.from({ length: 2 * minutes }, (_, at) => {
      const letter = letters[at % letters.length] ?? ' ';
      const height = letter === ' ' ? 10 : highest * (0.3 + 0.7 * ((((letter.codePointAt(0) ?? 0) * 7) % 19) / 18));
      const [x, y] = [start + (at + 0.5) * half, middle + (at % 2 ? height : -height)];
      // Level at first: without a handle of its own, the first swing would start as a ramp.
      const begin = at === 0 ? path`C${start - SINE_HANDLE * half} ${middle} ` : 'S';
      return begin + path`${x - SINE_HANDLE * half} ${y} ${x} ${y}`;
    });
    const d =
      enter(width, middle) +
      path`H${start - half}` +
      swings.join('') +
      path`S${end} ${middle} ${end + half} ${middle}H${right - q}Q${right} ${middle} ${right} ${middle + q}V${2 * middle}`;
    return { width, height: 2 * middle, d };
  };
}
