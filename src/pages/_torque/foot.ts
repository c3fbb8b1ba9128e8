import { BEYOND as SIDEWAYS, turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';
import { atMargin, BEYOND, crestWheel, teethAround, teethOf } from './crest.ts';
import { brokenTooth, circlesOf, onWheel, type Point, rim, type Wheel } from './wheel.ts';

/** The place of the broken tooth, counted from the left. */
const BROKEN = 1;
/** How far the tooth has fallen, in modules, and how far it has turned, in degrees. */
const FALL = 1.7;
const TILT = 20;
/** The distance between two teeth. On a phone, the reader is closer to the wheel than in the head. */
const PITCH = 300;

/** Places the wheel of the page's head so that its lower side comes down into the page. */
function footWheel(width: number): Wheel {
  const wheel = crestWheel(width, PITCH);
  return { ...wheel, y: (width > 800 ? 120 : 80) - atMargin(wheel, width).depth };
}

/** Returns the broken-off tooth where it is in its fall. */
function fallen(wheel: Wheel, degrees: number): Point[] {
  const { piece } = brokenTooth(wheel, degrees, -1);
  const [x, y] = onWheel(wheel, wheel.radius, degrees);
  const { module } = circlesOf(wheel);
  const [cos, sin] = [Math.cos((TILT * Math.PI) / 180), Math.sin((TILT * Math.PI) / 180)];
  return piece.map(([px, py]) => [
    x + (px - x) * cos - (py - y) * sin,
    y + FALL * module + (px - x) * sin + (py - y) * cos,
  ]);
}

/**
 * Draws the foot of the wheel that the page opens with, as a shape, with a tooth that has broken off. The line comes back
 * below it, straight, where the tooth falls. There and back, because the drawing is filled.
 */
export function foot(width: number): Stroke {
  const { left } = rails(width);
  const wheel = footWheel(width);
  const q = turnOf(width);
  const broken = 90 - (teethOf(width)[BROKEN] ?? 0);
  const [fromX, fromY] = onWheel(wheel, circlesOf(wheel).root, 90 + BEYOND);
  const tooth = fallen(wheel, broken);
  const ground = Math.max(...tooth.map(([, y]) => y));
  const height = ground + 2 * q;
  const teeth = teethAround(width).map((degrees) => 90 - degrees);
  return {
    width,
    height,
    d:
      path`M${left} 0H${fromX}V${fromY}` +
      rim(wheel, teeth, 90 - BEYOND, -1, broken) +
      path`V0zM${left} ${height}V${ground + q}Q${left} ${ground} ${left + q} ${ground}H${width + SIDEWAYS}H${left + q}` +
      path`Q${left} ${ground} ${left} ${ground + q}V${height}`,
    marks: `M${tooth.map((point) => numbers(...point)).join('L')}z`,
  };
}
