import { turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { bareTooth, circlesOf, onWheel, pitchOf, rim, type Wheel } from './wheel.ts';

/** The services, each with a tooth and its number. */
const SERVICES = 4;
/** How many teeth there are on either side of them, beyond the edges of a very wide screen. */
const MORE = 4;
/** Which of the services' teeth is missing at the foot of the page. */
const MISSING = 2;
/** From a tooth's tip to the foot of its number, as a share of its height. */
const DROP = 0.78;
/** So many that the rim falls toward the edges of the page and the services' teeth lean only a little. */
const WHEEL_TEETH = 110;

/**
 * Places a wheel much larger than the page so that its top is at the top of a drawing. On a wide page, a tooth is as far from the
 * next as its service's column, and the margin's line meets the middle of another; on a phone, the teeth are taller and the line
 * meets a gap.
 */
export function crestWheel(width: number): Wheel {
  const [pitch, depth] = width === WIDE ? [258, 1] : [176, 1.4];
  const radius = pitch / 2 / Math.sin(Math.PI / WHEEL_TEETH);
  const wheel = { x: width / 2, y: 0, radius, teeth: WHEEL_TEETH, depth };
  return { ...wheel, y: circlesOf(wheel).tip + 1 };
}

/** Returns the angles of the services' teeth from left to right, clockwise from three o'clock, and of as many more on either side. */
export function teethOf(wheel: Wheel, more = 0): number[] {
  const middle = (SERVICES - 1) / 2 + more;
  return Array.from({ length: SERVICES + 2 * more }, (_, index) => -90 + (index - middle) * pitchOf(wheel));
}

/** Draws a wheel with the given teeth as a shape. In it, the margin's line runs on in another color from where it meets the rim. */
function crestWith(width: number, wheel: Wheel, teeth: readonly number[]): Stroke {
  const { left } = rails(width);
  const { root, tip } = circlesOf(wheel);
  const end = (MORE + SERVICES / 2) * pitchOf(wheel);
  const at = (reach: number) => wheel.y - Math.sqrt(reach ** 2 - (wheel.x - left) ** 2);
  const height = at(root) + 2 * turnOf(width);
  const d = `M${numbers(...onWheel(wheel, root, -90 - end))}${rim(wheel, teeth, -90 + end)}`;
  return { width, height, d, marks: path`M${left} ${at(width === WIDE ? tip : root)}V${height}` };
}

/** Draws the wheel at the head of the page, with the services' numbers in its teeth. */
export function crest(width: number): Stroke {
  const wheel = crestWheel(width);
  const { tip, root } = circlesOf(wheel);
  const labels = teethOf(wheel).map((degrees, index) => {
    const [x, y] = onWheel(wheel, tip - DROP * (tip - root), degrees);
    return { x, y, text: `${index + 1}` };
  });
  return { ...crestWith(width, wheel, teethOf(wheel, MORE)), labels };
}

/** Draws the wheel once more at the foot of the page, without one of its teeth. */
export function foot(width: number): Stroke {
  const wheel = crestWheel(width);
  return crestWith(width, wheel, teethOf(wheel, MORE).toSpliced(MORE + MISSING, 1));
}

/** Draws the missing tooth as an outline that stands on the rim. */
export function missing(width: number): Stroke {
  const wheel = crestWheel(width);
  const at = teethOf(wheel)[MISSING] ?? 0;
  const { height } = foot(width);
  return { width, height, d: bareTooth(wheel, at) };
}
