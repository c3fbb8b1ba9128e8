import { enter, leave, leaveRight, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';

/** A run of equal waves on a line: how many, how long and how high each is, in the units of a stroke's box. */
interface Beats {
  count: number;
  long: number;
  high: number;
}

/** Returns where the beats of a line begin, and how far they may reach. */
export function beatRoom(width: number, reach: { wide: number; narrow: number }): { from: number; room: number } {
  return width > 800 ? { from: 120, room: reach.wide - 120 } : { from: 72, room: reach.narrow - 72 };
}

/** Draws beats on a straight line, from left to right or back. The line leaves for the first and arrives from the last without a corner. */
function beats(from: number, ground: number, { count, long, high }: Beats, isBack: boolean): string {
  const crests = Array.from(
    { length: 2 * count },
    (_, at) => [from + (at + 0.5) * (long / 2), ground + (at % 2 ? high : -high)] as const,
  );
  const to = from + count * long;
  const [start, end, step, along] = isBack ? [to, from, -long / 2, crests.toReversed()] : [from, to, long / 2, crests];
  const curves = along.map(([x, y]) => path`${x - SINE_HANDLE * step} ${y} ${x} ${y}`);
  return (
    path`H${start - step / 4}C${start + step / 8} ${ground} ` +
    curves.join('S') +
    path`S${end - step / 8} ${ground} ${end + step / 4} ${ground}`
  );
}

/** Draws a line across the page, from one margin to the other, with its beats at the left, where they are easy to compare. */
export function beatsLine(width: number, from: number, run: Beats, isBack = false): Stroke {
  const { right } = rails(width);
  const q = turnOf(width);
  const ground = Math.max(q, run.high) + 12;
  const height = ground + Math.max(q, run.high - 12);
  const wave = beats(from, ground, run, isBack);
  const d = isBack
    ? path`M${right} 0V${ground - q}Q${right} ${ground} ${right - q} ${ground}` + wave + leave(width, ground, height)
    : enter(width, ground) + wave + leaveRight(width, ground, height);
  return { width, height, d };
}
