import { path, rails, type Stroke, NARROW, WIDE } from '../../components/art/stroke.ts';
import { BEYOND } from '../../components/art/rail.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';

/** How far the first swing goes, and how wide a swing is. */
const [HIGH, HALF] = [208, 150];
/** The text's left edge, where the first swing starts. */
const START = 120;
/** The swings of the wave, which is straight over the last of four columns. */
const SWINGS = 6;
/** What is left of the first swing, down a phone's margin before each change. */
const LEFT_OF_IT = [1, 0.62, 0.34] as const;

/** Draws the margin's line falling into one wave across the page that swings less and less, until it leaves the page straight. */
export function calmingLine(): Stroke {
  const { left } = rails(WIDE);
  const ground = HIGH + 2;
  const handle = SINE_HANDLE * HALF;
  const swings = Array.from({ length: SWINGS }, (_, at) => {
    const x = START + (at + 0.5) * HALF;
    const y = ground + (at % 2 ? -1 : 1) * HIGH * (1 - at / SWINGS) ** 1.4;
    return (at === 0 ? path`M${left} 0C${left} ${ground + HIGH / 2} ` : 'S') + path`${x - handle} ${y} ${x} ${y}`;
  });
  const end = START + (SWINGS + 0.5) * HALF;
  return {
    width: WIDE,
    height: 2 * ground,
    d: swings.join('') + path`S${end - handle} ${ground} ${end} ${ground}H${WIDE + BEYOND}`,
  };
}

/** Returns the swings out of a phone's margin and back, one for each change but the last, and each smaller. */
export function phoneSwings(): Stroke[] {
  const { left } = rails(NARROW);
  const [height, handle] = [230, 70];
  return LEFT_OF_IT.map((share) => {
    const x = left + share * (NARROW - 2 * left);
    const out = path`M${left} 0C${left} ${height / 2 - handle / 2} ${x} ${height / 2 - handle} ${x} ${height / 2}`;
    return { width: NARROW, height, d: out + path`S${left} ${height / 2 + handle / 2} ${left} ${height}` };
  });
}
