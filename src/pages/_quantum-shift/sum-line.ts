import { enter, turnOf } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';

/** Points of a wavelength: a multiple of four, so that one is at each crest. */
const POINTS = 24;
/** The share of the page over which a slope is measured. */
const STEP = 1e-4;

/** Returns by how much of a wavelength the second wave is late: half in the first third of the page, less and less in the second, not at all in the last. */
function lateAt(share: number): number {
  const done = Math.min(1, Math.max(0, share * 3 - 1));
  return (1 - done * done * (3 - 2 * done)) / 2;
}

/** Returns where the waves are, how high and how many. */
function measure(width: number) {
  const { left, right } = rails(width);
  const [middle, swing, waves, inset] = width > 800 ? [144, 62, 9.25, 60] : [164, 66, 5.25, 40];
  const [from, to] = [left + inset, right - inset];
  return { left, from, to, middle, swing, waves, half: (to - from) / waves / 2 };
}

/** Draws half waves from a crest to beyond the window, of a height above and below the middle. */
function onward(crest: number, width: number, middle: number, height: number): string {
  const { half } = measure(width);
  const reach = SINE_HANDLE * half;
  const halves = Array.from({ length: Math.ceil((2 * width - crest) / half) }, (_, at) => {
    const [x, y] = [crest + (at + 1) * half, middle + (at % 2 ? -height : height)];
    return path`${x - reach} ${y} ${x} ${y}`;
  });
  return path`C${crest + reach} ${middle - height} ` + halves.join('S');
}

/** Returns the heights of two equal waves, the second one catching up with the first, up to their first common crest. */
function twoWaves(width: number) {
  const { from, to, swing, waves } = measure(width);
  const crest = Math.ceil((waves * 2) / 3 - 0.25) + 0.25;
  const height = (share: number, late: number) => swing * Math.sin(2 * Math.PI * (share * waves - late));
  const waveAt = (share: number) => ({ first: height(share, 0), second: height(share, lateAt(share)) });
  return Array.from({ length: crest * POINTS + 1 }, (_, point) => {
    const share = point / POINTS / waves;
    const [here, next] = [waveAt(share), waveAt(share + STEP)];
    return {
      x: from + share * (to - from),
      run: STEP * (to - from),
      first: { y: -here.first, rise: here.first - next.first },
      second: { y: -here.second, rise: here.second - next.second },
    };
  });
}

/** Draws the two waves. */
export function partLines(width: number): Stroke {
  const { middle, swing } = measure(width);
  const heights = twoWaves(width);
  const line = (wave: 'first' | 'second') =>
    smooth(
      heights
        .filter((_, index) => index % 2 === 0)
        .map((at): StrokePoint => [at.x, middle + at[wave].y, at.run, at[wave].rise]),
    );
  const d = line('second') + line('first') + onward(heights.at(-1)?.x ?? 0, width, middle, swing);
  return { width, height: sumLine(width).height, d };
}

/**
 * Draws the line as their sum: it leaves the margin, is flat while they cancel, as high as both when they are in step,
 * and goes on beyond the window.
 */
export function sumLine(width: number): Stroke {
  const { middle, swing } = measure(width);
  const heights = twoWaves(width);
  // While the waves cancel, its ends are enough.
  const start = heights.findIndex(({ first, second }) => Math.abs(first.y + second.y) > 0.01) - 1;
  const points = [heights[0], ...heights.slice(start)].flatMap((at, index, all): StrokePoint[] => {
    if (!at) return [];
    const { x, run, first, second } = at;
    const rise = index === 0 || index === all.length - 1 ? 0 : first.rise + second.rise;
    return [[x, middle + first.y + second.y, run, rise]];
  });
  const d =
    enter(width, middle) + smooth(points).replace('M', 'L') + onward(points.at(-1)?.[0] ?? 0, width, middle, 2 * swing);
  return { width, height: middle + 2 * swing + 40, d };
}

/** Draws the sum once both are in step: it leaves the margin, and goes on beyond the window. */
export function inStepLine(width: number): Stroke {
  const { left, swing, half } = measure(width);
  const height = 2 * swing;
  const crest = left + turnOf(width) + half / 2;
  const d =
    enter(width, height) + path`S${crest - SINE_HANDLE * half} 0 ${crest} 0` + onward(crest, width, height, height);
  return { width, height: 2 * height, d };
}
