import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { turnOf } from '../../components/art/rail.ts';
import { circlesOf, onWheel, pitchOf, type Point, rim, tooth, type Wheel } from './wheel.ts';

/** How far around the rim goes, in degrees: beyond the edge of a very wide screen. */
const BEYOND = 30;
/** The services, each with a tooth and its number. */
const SERVICES = 4;
/** From a tooth's tip to the foot of its number, in modules. */
const DROP = 1.4;
/** The place of the first service's tooth along the rim: as many are before it, and as many after, beyond the edges of the page. */
export const FIRST = 8;
const WHEEL_TEETH = 84;

/** Where the first tooth is, and how far it is to the next. On a wide page, each tooth is over its service's column. */
export function spacing(width: number): { first: number; pitch: number } {
  return width === WIDE ? { first: 171, pitch: 300 } : { first: 123, pitch: 158 };
}

/** Places a wheel much larger than the page so that its top is at the top of a drawing. */
export function crestWheel(width: number, { pitch } = spacing(width)): Wheel {
  const wheel = { x: width / 2, y: 0, radius: pitch / 2 / Math.sin(Math.PI / WHEEL_TEETH), teeth: WHEEL_TEETH };
  return { ...wheel, y: circlesOf(wheel).tip + 1 };
}

/** Returns the angles of the teeth along the rim, from left to right, counted from the wheel's top. */
export function teethOf(width: number, { first, pitch } = spacing(width)): number[] {
  const wheel = crestWheel(width, { first, pitch });
  const start = (Math.asin((first - wheel.x) / wheel.radius) * 180) / Math.PI;
  return Array.from({ length: 2 * FIRST }, (_, index) => start + (index - FIRST) * pitchOf(wheel));
}

/** Returns the angles of the teeth of the services. */
export function serviceTeeth(width: number): number[] {
  return teethOf(width).slice(FIRST, FIRST + SERVICES);
}

/** Returns how deep a wheel's root circle is below the wheel's middle at the left margin. */
export function depthAtMargin(wheel: Wheel, width: number): number {
  const along = wheel.x - rails(width).left - turnOf(width);
  return Math.sqrt(circlesOf(wheel).root ** 2 - along ** 2);
}

/** Draws the rim of a wheel with teeth at the given angles, as the upper edge of a shape. */
export function edge(wheel: Wheel, teeth: readonly number[]): string {
  const [fromX, fromY] = onWheel(wheel, circlesOf(wheel).root, -90 - BEYOND);
  return (
    path`M${fromX} ${fromY}` +
    rim(
      wheel,
      teeth.map((degrees) => degrees - 90),
      -90 + BEYOND,
    )
  );
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
  const services = serviceTeeth(width);
  const labels = services.map((degrees, index) => {
    const [x, foot] = onWheel(wheel, tip - DROP * module, degrees - 90);
    return { x, y: foot, text: `${index + 1}` };
  });
  const height = wheel.y - depthAtMargin(wheel, width) + 2 * turnOf(width);
  const { fall } = tooth(wheel, (services[0] ?? 0) - pitchOf(wheel) - 90);
  const meets = crossing(fall, left) ?? wheel.y - Math.sqrt(root ** 2 - (wheel.x - left) ** 2);
  return {
    width,
    height,
    d: path`M${left} 0V${meets}` + edge(wheel, teethOf(width)),
    labels,
    marks: path`M${left} ${meets}V${height}`,
  };
}
