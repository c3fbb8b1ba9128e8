import { leave } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** By how much of a wavelength the second wave is late in each third of the page: they cancel, they add a little, they add up. */
const LATE = [0.5, 0.3, 0] as const;
/** Points of a wavelength. */
const POINTS = 12;

/** Returns how late the second wave is at a share of the way across the page. */
function lateAt(share: number): number {
  const third = Math.min(2, Math.floor(share * 3));
  const [before, here] = [LATE[Math.max(0, third - 1)] ?? 0, LATE[third] ?? 0];
  const done = share * 3 - third;
  return before + (here - before) * done * done * (3 - 2 * done);
}

/** Draws two equal waves across the page, the second one catching up with the first, and returns them as heights. */
function twoWaves(width: number) {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [middle, swing, waves, inset] = wide ? [170, 62, 9.25, 60] : [190, 66, 5.25, 40];
  const [from, to] = [left + inset, right - inset];
  const shares = Array.from({ length: waves * POINTS + 1 }, (_, point) => point / (waves * POINTS));
  const height = (share: number, late: number) => swing * Math.sin(2 * Math.PI * (share * waves - late));
  const heights = shares.map((share) => ({
    x: from + share * (to - from),
    first: height(share, 0),
    second: height(share, lateAt(share)),
  }));
  return { left, right, middle, swing, heights };
}

/** Draws the two waves. */
export function partLines(width: number): Stroke {
  const { middle, heights } = twoWaves(width);
  const line = (wave: 'first' | 'second') => smooth(heights.map((at): StrokePoint => [at.x, middle - at[wave]]));
  return { width, height: sumLine(width).height, d: line('first') + line('second') };
}

/** Draws the line as their sum: flat while they cancel, and as high as both when they are in step; then home. */
export function sumLine(width: number): Stroke {
  const { left, right, middle, swing, heights } = twoWaves(width);
  const turn = width > 800 ? 26 : 20;
  const back = middle + 2 * swing + 2 * turn;
  const sum = heights.map(({ x, first, second }, index): StrokePoint => {
    const y = middle - first - second;
    return index === 0 || index === heights.length - 1 ? [x, y, 1, 0] : [x, y];
  });
  const points: StrokePoint[] = [
    [left, 0, 0, 1],
    [left, middle - turn, 0, 1],
    [left + turn, middle, 1, 0],
    ...sum,
    [right, middle - turn, 0, 1],
  ];
  const home = path`V${back - turn}Q${right} ${back} ${right - turn} ${back}`;
  return { width, height: back + 44, d: smooth(points) + home + leave(width, back, back + 44) };
}
