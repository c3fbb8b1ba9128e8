import { BEYOND } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';

/** How high each crest is, as a share of the first. */
const CRESTS = [1, 0.56, 0.2] as const;

/** Draws the margin's line falling to the ground and rising from it to lower and lower crests, until it leaves the page straight. */
export function calmingLine(width: number): Stroke {
  const { left } = rails(width);
  const [half, ground] = width > 800 ? [98, 560] : [80, 330];
  const reach = SINE_HANDLE * half;
  const start = left + half;
  const waves = CRESTS.map((share, at) => {
    const [crest, foot, y] = [start + (2 * at + 1) * half, start + (2 * at + 2) * half, ground - share * (ground - 2)];
    return path`S${crest - reach} ${y} ${crest} ${y}S${foot - reach} ${ground} ${foot} ${ground}`;
  });
  const fall = path`M${left} 0C${left} ${ground / 2} ${start - reach} ${ground} ${start} ${ground}`;
  return { width, height: ground + 2, d: fall + waves.join('') + path`H${width + BEYOND}` };
}
