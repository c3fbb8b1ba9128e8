import { leave } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** Points of a wavelength. */
const POINTS = 24;
/** The share of the page over which a slope is measured. */
const STEP = 1e-4;

/** Returns by how much of a wavelength the second wave is late: half in the first third of the page, less and less in the second, not at all in the last. */
function lateAt(share: number): number {
  const done = Math.min(1, Math.max(0, share * 3 - 1));
  return (1 - done * done * (3 - 2 * done)) / 2;
}

/** The height and the number of the waves, the middle between them, and their distance from the margins. */
const measures = (width: number) =>
  width > 800 ? { middle: 170, swing: 62, waves: 9.25, inset: 60 } : { middle: 190, swing: 66, waves: 5.25, inset: 40 };

/** Draws two equal waves across the page, the second one catching up with the first, and returns them as heights. */
function twoWaves(width: number) {
  const { left, right } = rails(width);
  const { middle, swing, waves, inset } = measures(width);
  const [from, to] = [left + inset, right - inset];
  const shares = Array.from({ length: waves * POINTS + 1 }, (_, point) => point / (waves * POINTS));
  const height = (share: number, late: number) => swing * Math.sin(2 * Math.PI * (share * waves - late));
  const waveAt = (share: number) => ({ first: height(share, 0), second: height(share, lateAt(share)) });
  const heights = shares.map((share) => {
    const [here, next] = [waveAt(share), waveAt(share + STEP)];
    return {
      x: from + share * (to - from),
      run: STEP * (to - from),
      first: { y: -here.first, rise: here.first - next.first },
      second: { y: -here.second, rise: here.second - next.second },
    };
  });
  return { left, right, middle, swing, heights };
}

/** Draws the two waves. */
export function partLines(width: number): Stroke {
  const { middle, heights } = twoWaves(width);
  const line = (wave: 'first' | 'second') =>
    smooth(heights.map((at): StrokePoint => [at.x, middle + at[wave].y, at.run, at[wave].rise]));
  return { width, height: sumLine(width).height, d: line('first') + line('second') };
}

/** Draws the line as their sum: flat while they cancel, and as high as both when they are in step; then home. */
export function sumLine(width: number): Stroke {
  const { left, right, middle, swing, heights } = twoWaves(width);
  const turn = width > 800 ? 26 : 20;
  const back = middle + 2 * swing + 2 * turn;
  const sum = heights.map(({ x, run, first, second }, index): StrokePoint => {
    const rise = index === 0 || index === heights.length - 1 ? 0 : first.rise + second.rise;
    return [x, middle + first.y + second.y, run, rise];
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

/** Draws the sum once both are in step: it leaves the margin, and goes on beyond the window. */
export function inStepLine(width: number): Stroke {
  const { left, right } = rails(width);
  const { swing, waves, inset } = measures(width);
  const half = (right - left - 2 * inset) / waves / 2;
  const peak = 2 * swing;
  const reach = half * 0.3642;
  const halves = Math.ceil((2 * width) / half);
  const peaks = Array.from({ length: halves }, (_, at) => {
    const [x, y] = [left + (at + 0.5) * half, at % 2 ? 2 * peak : 0];
    return path`S${x - reach} ${y} ${x} ${y}`;
  });
  return { width, height: 2 * peak, d: path`M${left} ${peak}` + peaks.join('') };
}
