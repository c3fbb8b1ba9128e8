import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { turnOf } from '../../components/art/rail.ts';
import { circlesOf, onWheel, pitchOf, rim, type Wheel } from './wheel.ts';

/** The gaps between teeth that have a service's name each. */
const GAPS = 4;
/** As far as the rim goes: beyond the edge of a very wide screen. */
export const BEYOND = 62;

/** Places the wheel: its crest across a wide page, and its right side along a phone's margin. */
export function crestWheel(width: number): Wheel {
  const { left } = rails(width);
  if (width > 800) {
    // A little to the right, so that the first tooth keeps away from the margin's line.
    const wheel = { x: width / 2 + 12, y: 0, radius: 1500, teeth: 32 };
    return { ...wheel, y: circlesOf(wheel).tip };
  }
  const wheel = { x: 0, y: 372, radius: 690, teeth: 28 };
  // The rim leaves the margin in the middle of the gap before the first tooth.
  return { ...wheel, x: onWheel({ ...wheel, x: left }, -circlesOf(wheel).root, pitchOf(wheel) * ((GAPS + 1) / 2))[0] };
}

/** Returns the middle of each gap that has a name, on the pitch circle. */
export function gapsOf(width: number): { x: number; y: number }[] {
  const wheel = crestWheel(width);
  const middle = width > 800 ? -90 : 0;
  return Array.from({ length: GAPS }, (_, index) => {
    const [x, y] = onWheel(wheel, wheel.radius, middle + (index - (GAPS - 1) / 2) * pitchOf(wheel));
    return { x, y };
  });
}

/** Returns the angles of `count` teeth around a middle, in order. */
function around(middle: number, pitch: number, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => middle + (from + index) * pitch);
}

/**
 * Draws one wheel, larger than the page: on a wide page, the rim leaves the margin and runs over the crest out of the page; on a
 * phone, the margin itself becomes the rim.
 */
export function crest(width: number): Stroke {
  const { left } = rails(width);
  const wheel = crestWheel(width);
  const { root } = circlesOf(wheel);
  const pitch = pitchOf(wheel);
  const q = turnOf(width);
  if (width > 800) {
    const [x, y] = onWheel(wheel, root, -90 - Math.asin((wheel.x - left) / root) * (180 / Math.PI));
    const height = y + q;
    return {
      width,
      height,
      d: path`M${left} 0V${height}M${x} ${y}` + rim(wheel, around(-90, pitch, -2, 5), -90 + BEYOND, 1),
    };
  }
  const end = pitch * ((GAPS + 1) / 2);
  const [, leaves] = onWheel(wheel, root, -end);
  const [, returns] = onWheel(wheel, root, end);
  const turn = 1.6;
  const [fromX, fromY] = onWheel(wheel, root, -end + turn);
  const height = returns + q;
  return {
    width,
    height,
    d:
      path`M${left} 0V${leaves - q}Q${left} ${leaves} ${fromX} ${fromY}` +
      rim(wheel, around(0, pitch, -GAPS / 2, GAPS / 2), end - turn, 1) +
      path`Q${left} ${returns} ${left} ${returns + q}V${height}`,
  };
}
