import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { turnOf } from '../../components/art/rail.ts';
import { circlesOf, onWheel, pitchOf, rim, type Wheel } from './wheel.ts';

/** How far around the rim goes, in degrees: beyond the edge of a very wide screen. */
const BEYOND = 16;
/** The services, each with a tooth and its number. */
const SERVICES = 4;
/** From a tooth's tip to the foot of its number, in modules. */
const DROP = 1.41;
/** So many that the rim is nearly level and the outer teeth hardly lean. */
const WHEEL_TEETH = 220;

/** Places a wheel much larger than the page so that its top is at the top of a drawing. On a wide page, a tooth is as far from the next as its service's column. */
export function crestWheel(width: number): Wheel {
  const pitch = width === WIDE ? 300 : 158;
  const wheel = { x: width / 2, y: 0, radius: pitch / 2 / Math.sin(Math.PI / WHEEL_TEETH), teeth: WHEEL_TEETH };
  return { ...wheel, y: circlesOf(wheel).tip + 1 };
}

/** Returns the angles of the services' teeth from left to right, clockwise from three o'clock: as many on either side of the page's middle. */
export function serviceTeeth(wheel: Wheel): number[] {
  return Array.from({ length: SERVICES }, (_, index) => -90 + (index - (SERVICES - 1) / 2) * pitchOf(wheel));
}

/** Returns the height of one of a wheel's circles at an x. */
export function heightAt({ x, y }: Wheel, reach: number, at: number): number {
  return y - Math.sqrt(reach ** 2 - (x - at) ** 2);
}

/** Draws the rim of a wheel with teeth at the given angles, as the upper edge of a shape. */
export function edge(wheel: Wheel, teeth: readonly number[]): string {
  const [fromX, fromY] = onWheel(wheel, circlesOf(wheel).root, -90 - BEYOND);
  return path`M${fromX} ${fromY}` + rim(wheel, teeth, -90 + BEYOND);
}

/** Draws one wheel, much larger than the page, as a shape: its teeth rise into the head of the page, and the margin's line runs on in it. */
export function crest(width: number): Stroke {
  const { left } = rails(width);
  const wheel = crestWheel(width);
  const { tip, root, module } = circlesOf(wheel);
  const teeth = serviceTeeth(wheel);
  const labels = teeth.map((degrees, index) => {
    const [x, y] = onWheel(wheel, tip - DROP * module, degrees);
    return { x, y, text: `${index + 1}` };
  });
  const meets = heightAt(wheel, root, left);
  const height = meets + 2 * turnOf(width);
  return { width, height, d: edge(wheel, teeth), labels, marks: path`M${left} ${meets}V${height}` };
}
