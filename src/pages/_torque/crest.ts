import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { turnOf } from '../../components/art/rail.ts';
import { circlesOf, onWheel, pitchOf, type Point, rim, tooth, type Wheel } from './wheel.ts';

/** How far around the rim goes, in degrees: beyond the edge of a very wide screen. */
export const BEYOND = 30;
/** The columns of a wide page, each with a tooth and its number. */
const COLUMNS = 4;
/** From a tooth's tip to the foot of its number, in modules. */
const DROP = 1.4;
/** The number of teeth from the page's first one, as far as the rim goes. */
const TEETH = 8;

/** Places the wheel that the page is inside of: a tooth over each of the four columns of a wide page, and four on a phone. */
export function crestWheel(width: number, pitch = width > 800 ? 300 : 158): Wheel {
  const teeth = 84;
  const wheel = { x: width / 2, y: 0, radius: pitch / 2 / Math.sin(Math.PI / teeth), teeth };
  return { ...wheel, y: circlesOf(wheel).tip + 1 };
}

/** Returns the angles of the teeth on a page, from left to right, counted from the wheel's top. */
export function teethOf(width: number): number[] {
  const wheel = crestWheel(width);
  return Array.from({ length: TEETH }, (_, index) => (index - (COLUMNS - 1) / 2) * pitchOf(wheel));
}

/** Returns the angles of all teeth that the rim has, from left to right. */
export function teethAround(width: number): number[] {
  const teeth = teethOf(width);
  return [...new Set([...teeth.map((degrees) => -degrees), ...teeth])].toSorted((a, b) => a - b);
}

/** Returns where a wheel's root circle meets the left margin, in degrees from the vertical, and how deep it is there. */
export function atMargin(wheel: Wheel, width: number): { angle: number; depth: number } {
  const { root } = circlesOf(wheel);
  const along = wheel.x - rails(width).left - turnOf(width);
  return { angle: Math.asin(along / root) * (180 / Math.PI), depth: Math.sqrt(root ** 2 - along ** 2) };
}

/** Returns the height at which an outline crosses an x. */
function crossing(outline: readonly Point[], x: number): number | undefined {
  const after = outline.findIndex(([at]) => at >= x);
  const [from, to] = [outline[after - 1], outline[after]];
  return from && to && from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** Draws one wheel, much larger than the page, as a shape: its teeth rise into the head of the page, and the margin's line runs on in it. */
export function crest(width: number): Stroke {
  const { left } = rails(width);
  const wheel = crestWheel(width);
  const { tip, root, module } = circlesOf(wheel);
  const q = turnOf(width);
  const teeth = teethOf(width);
  const labels = teeth.slice(0, COLUMNS).map((degrees, index) => {
    const [x, foot] = onWheel(wheel, tip - DROP * module, degrees - 90);
    return { x, y: foot, text: `${index + 1}` };
  });
  const y = wheel.y - atMargin(wheel, width).depth;
  const height = y + 2 * q;
  const { fall } = tooth(wheel, (teeth[0] ?? 0) - pitchOf(wheel) - 90, 1);
  const meets = crossing(fall, left) ?? y;
  const [fromX, fromY] = onWheel(wheel, root, -90 - BEYOND);
  return {
    width,
    height,
    d:
      path`M${left} 0V${meets}M${fromX} ${fromY}` +
      rim(
        wheel,
        teethAround(width).map((degrees) => degrees - 90),
        -90 + BEYOND,
        1,
      ),
    labels,
    marks: path`M${left} ${meets}V${height}`,
  };
}
