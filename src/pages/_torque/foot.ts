import { turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';
import { BEYOND, crestWheel } from './crest.ts';
import { circlesOf, onWheel, pitchOf, type Point, rim, tooth, type Wheel } from './wheel.ts';

/** The place of the missing tooth, counted from the wheel's lowest point: it is over the question below. */
const MISSING = -1;
/** How far the lost tooth is turned on its side, in degrees. */
const FALLEN = 104;

/** Places the wheel of the page's head so that its lower side comes down into the page. */
function footWheel(width: number): Wheel {
  const wheel = width > 800 ? crestWheel(width) : { x: width / 2, y: 0, radius: 690, teeth: 20 };
  const { left } = rails(width);
  const { root } = circlesOf(wheel);
  const down = Math.sqrt(root ** 2 - (wheel.x - left) ** 2);
  return { ...wheel, y: turnOf(width) * 2 - down };
}

/** Returns the outline of a tooth that lies on the ground, from where it touches the ground around to there. */
function fallen(wheel: Wheel, x: number, ground: number): Point[] {
  const { rise, fall } = tooth({ ...wheel, x: 0, y: 0 }, -90, 1);
  const angle = (FALLEN * Math.PI) / 180;
  const turned = [...rise, ...fall].map(([px, py]): Point => {
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
 * comes back below it, straight, and goes around the tooth that lies there.
 */
export function foot(width: number): Stroke {
  const { left } = rails(width);
  const wheel = footWheel(width);
  const { root, tip, module } = circlesOf(wheel);
  const pitch = pitchOf(wheel);
  const q = turnOf(width);
  const start = 90 + Math.asin((wheel.x - left - q / 2) / root) * (180 / Math.PI);
  const [x, y] = onWheel(wheel, root, start);
  const places = (width > 800 ? [-2, -1, 0, 1, 2, 3, 4, 5] : [0, 1, 2]).filter((place) => place !== MISSING);
  const [under] = onWheel(wheel, root, 90 - MISSING * pitch);
  const ground = wheel.y + tip + 0.9 * module;
  const lost = fallen(wheel, under, ground);
  const [touch = [under, ground]] = lost;
  const height = ground + 2 * q;
  return {
    width,
    height,
    d:
      path`M${left} 0V${y - q}Q${left} ${y - q / 8} ${x} ${y}` +
      rim(
        wheel,
        places.map((place) => 90 - place * pitch),
        90 - BEYOND,
        -1,
      ) +
      path`V${ground}H${touch[0]}` +
      lost.map(([px, py]) => `L${numbers(px, py)}`).join('') +
      path`H${left + q}Q${left} ${ground} ${left} ${ground + q}V${height}`,
  };
}
