import { turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';
import { atMargin, BEYOND, crestWheel, teethOf } from './crest.ts';
import { circlesOf, onWheel, type Point, rim, tooth, type Wheel } from './wheel.ts';

/** The place of the missing tooth, counted from the left. */
const MISSING = 1;
/** The room under the teeth, in modules. */
const ROOM = 0.7;

/** Places the wheel of the page's head so that its lower side comes down into the page. */
function footWheel(width: number): Wheel {
  const wheel = crestWheel(width);
  return { ...wheel, y: 2 * turnOf(width) - atMargin(wheel, width).depth };
}

/** Returns the outline of a tooth that lies on its flank on the ground, around from where it touches it. */
function fallen(wheel: Wheel, x: number, ground: number): Point[] {
  const { rise, fall } = tooth({ ...wheel, x: 0, y: 0 }, -90, 1);
  const outline = [...rise, ...fall];
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [fall[0], fall.at(-1)];
  const angle = Math.PI - Math.atan2(toY - fromY, toX - fromX);
  const turned = outline.map(([px, py]): Point => {
    const high = py + wheel.radius;
    return [px * Math.cos(angle) - high * Math.sin(angle), px * Math.sin(angle) + high * Math.cos(angle)];
  });
  const lowest = Math.max(...turned.map(([, y]) => y));
  const touches = turned.findIndex(([, y]) => y === lowest);
  const moved = turned.map(([px, py]): Point => [x + px, ground + py - lowest]);
  return [...moved.slice(touches), ...moved.slice(0, touches + 1)];
}

/**
 * Draws the foot of the wheel that the page opens with, from the left margin out of the page, with a tooth missing. The line
 * comes back below it, straight, and goes around the tooth, which lies under its place.
 */
export function foot(width: number): Stroke {
  const { left } = rails(width);
  const wheel = footWheel(width);
  const { root, tip, module } = circlesOf(wheel);
  const { angle, depth } = atMargin(wheel, width);
  const q = turnOf(width);
  const y = wheel.y + depth;
  const teeth = teethOf(width);
  const [startX, startY] = onWheel(wheel, root, 90 + angle);
  const [under] = onWheel(wheel, root, 90 - (teeth[MISSING] ?? 0));
  const ground = wheel.y + tip + ROOM * module;
  const lost = fallen(wheel, under, ground);
  const [touch = [under, ground]] = lost;
  const height = ground + 2 * q;
  return {
    width,
    height,
    d:
      path`M${left} 0V${y - q}Q${left} ${y} ${startX} ${startY}` +
      rim(
        wheel,
        teeth.filter((_, place) => place !== MISSING).map((degrees) => 90 - degrees),
        90 - BEYOND,
        -1,
      ) +
      path`V${ground}H${touch[0]}` +
      lost.map(([px, py]) => `L${numbers(px, py)}`).join('') +
      path`H${left + q}Q${left} ${ground} ${left} ${ground + q}V${height}`,
  };
}
