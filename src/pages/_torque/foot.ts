import { leave, turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';
import { atMargin, BEYOND, crestWheel, teethOf } from './crest.ts';
import { circlesOf, onWheel, rim, tooth, type Wheel } from './wheel.ts';

/** The place of the missing tooth, counted from the left. */
const MISSING = 1;
/** How far the tooth has slipped out, in modules. */
const DROP = 1.2;

/** Places the wheel of the page's head so that its lower side comes down into the page. */
function footWheel(width: number): Wheel {
  const wheel = crestWheel(width);
  return { ...wheel, y: 2 * turnOf(width) - atMargin(wheel, width).depth };
}

/**
 * Draws the foot of the wheel that the page opens with, from the left margin out of the page, with a tooth missing. The line
 * comes back below it, straight, and carries the tooth, which has slipped out of its place.
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
  const [under] = onWheel(wheel, tip, 90 - (teeth[MISSING] ?? 0));
  const lost = { ...wheel, x: under, y: wheel.y + DROP * module };
  const { rise, fall } = tooth(lost, 90, 1);
  const ground = lost.y + tip;
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
      path`V${ground}` +
      leave(width, ground, height),
    marks: `M${[...rise, ...fall].map(([px, py]) => numbers(px, py)).join('L')}z`,
  };
}
