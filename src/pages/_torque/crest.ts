import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { turnOf } from '../../components/art/rail.ts';
import { circlesOf, onWheel, pitchOf, rim, type Wheel } from './wheel.ts';

/** How far around the rim goes, in degrees: beyond the edge of a very wide screen. */
export const BEYOND = 30;
/** The columns of a wide page, each with a tooth and its number. */
const COLUMNS = 4;
/** From a tooth's tip to the foot of its number. */
const DROP = 134;
/** The number of teeth, as far as the rim goes. */
const TEETH = 8;

/**
 * Places the wheel that the page is inside of. A wide page has a tooth over each of its four columns; a phone, where they are
 * larger against the page, has two.
 */
export function crestWheel(width: number): Wheel {
  const teeth = 84;
  const pitch = width > 800 ? 300 : 250;
  const wheel = { x: width / 2, y: 0, radius: pitch / 2 / Math.sin(Math.PI / teeth), teeth };
  return { ...wheel, y: circlesOf(wheel).tip + 1 };
}

/** Returns the angles of the teeth on a page, from left to right, counted from the wheel's top. */
export function teethOf(width: number): number[] {
  const wheel = crestWheel(width);
  const first = width > 800 ? -1.5 : -0.5;
  return Array.from({ length: TEETH }, (_, index) => (first + index) * pitchOf(wheel));
}

/** Returns where a wheel's root circle meets the left margin, in degrees from the vertical, and how deep it is there. */
export function atMargin(wheel: Wheel, width: number): { angle: number; depth: number } {
  const { root } = circlesOf(wheel);
  const along = wheel.x - rails(width).left - turnOf(width);
  return { angle: Math.asin(along / root) * (180 / Math.PI), depth: Math.sqrt(root ** 2 - along ** 2) };
}

/** Draws the crest of one wheel, much larger than the page: the line leaves the margin and runs over its teeth out of the page. */
export function crest(width: number): Stroke {
  const { left } = rails(width);
  const wheel = crestWheel(width);
  const { angle, depth } = atMargin(wheel, width);
  const q = turnOf(width);
  const y = wheel.y - depth;
  const height = y + q;
  const numbered = width > 800 ? teethOf(width).slice(0, COLUMNS) : [];
  const labels = numbered.map((degrees, index) => {
    const [x, foot] = onWheel(wheel, circlesOf(wheel).tip - DROP, degrees - 90);
    return { x, y: foot, text: `${index + 1}` };
  });
  const [fromX, fromY] = onWheel(wheel, circlesOf(wheel).root, -90 - angle);
  return {
    width,
    height,
    d:
      path`M${left} 0V${height}M${left} ${y - q}Q${left} ${y} ${fromX} ${fromY}` +
      rim(
        wheel,
        teethOf(width).map((degrees) => degrees - 90),
        -90 + BEYOND,
        1,
      ),
    labels,
  };
}
