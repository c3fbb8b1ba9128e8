import { enter } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';
import { graph } from './graph.ts';

/** Points of a wavelength. */
const POINTS = 8;

/** Returns by how much of a wavelength the second wave is late: half in the first third of the page, less and less in the second, not at all in the last. */
function lateAt(share: number): number {
  const done = Math.min(1, Math.max(0, share * 3 - 1));
  return (1 - done * done * (3 - 2 * done)) / 2;
}

/** Returns the first crest that the waves have in common, in wavelengths. */
function commonCrest(waves: number): number {
  return Math.ceil((waves * 2) / 3 - 0.25) + 0.25;
}

/** Returns where the waves are, how high and how many. */
function measure(width: number) {
  const { left, right } = rails(width);
  const [middle, swing, waves, inset] = width > 800 ? [144, 62, 9.25, 60] : [164, 66, 5.25, 40];
  const [from, to] = [left + inset, right - inset];
  return { left, from, middle, swing, waves, half: (to - from) / waves / 2 };
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

/**
 * Draws two waves, the second one catching up with the first, up to their first common crest: `mix` makes a height of both, and
 * `start` is where the curve begins, in wavelengths.
 */
function catchUp(width: number, start: number, mix: (first: number, second: number) => number): string {
  const { from, middle, swing, waves, half } = measure(width);
  const crest = commonCrest(waves);
  const heightAt = (x: number) => {
    const along = (x - from) / 2 / half;
    const heightOf = (late: number) => -swing * Math.sin(2 * Math.PI * (along - late));
    return middle + mix(heightOf(0), heightOf(lateAt(along / waves)));
  };
  const [begin, end] = [from + start * 2 * half, from + crest * 2 * half];
  return path`${begin} ${heightAt(begin)}` + graph(heightAt, begin, end, Math.round((crest - start) * POINTS));
}

/** Draws the two waves. */
export function partLines(width: number): Stroke {
  const { from, middle, swing, half } = measure(width);
  const crest = from + half / 2;
  const first = path`M${from} ${middle}S${crest - SINE_HANDLE * half} ${middle - swing} ${crest} ${middle - swing}`;
  const second = 'M' + catchUp(width, 0, (_, late) => late);
  return { width, height: sumLine(width).height, d: second + first + onward(crest, width, middle, swing) };
}

/**
 * Draws the line as their sum: it leaves the margin, is flat while they cancel, as high as both when they are in step,
 * and goes on beyond the window.
 */
export function sumLine(width: number): Stroke {
  const { from, middle, swing, waves, half } = measure(width);
  const crest = from + commonCrest(waves) * 2 * half;
  const rising = catchUp(width, Math.floor(waves / 3) + 0.25, (first, second) => first + second);
  const d = enter(width, middle) + 'L' + rising + onward(crest, width, middle, 2 * swing);
  return { width, height: middle + 2 * swing + 40, d };
}

/** Draws the sum once both are in step: the ground under the price, and next to it the wave that goes on beyond the window. */
export function inStepLine(width: number): Stroke {
  const { swing, half } = measure(width);
  const [ground, start] = width > 800 ? [310, 580] : [280, 460];
  const crest = start + 1.7 * half;
  const top = ground - 4 * swing;
  const d =
    enter(width, ground) +
    path`H${start}C${start + half} ${ground} ${crest - SINE_HANDLE * half} ${top} ${crest} ${top}` +
    onward(crest, width, ground - 2 * swing, 2 * swing);
  return { width, height: ground, d };
}
