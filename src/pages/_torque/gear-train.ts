import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const RADII = [170, 130, 170, 130];
const DISTANCE = 300;
const RING = 10;
const HUB = 30;
/** Radius per tooth: meshing wheels have teeth of equal size. */
const TOOTH = 10 / 3;
/** How far a tooth reaches on either side of the pitch circle. */
const [OUT, IN] = [5, 4];
const MARGIN = OUT + 1;

/** Draws four meshing wheels in a row, one column apart, each above its service. Every second one turns the other way. */
export function gearTrain(): Drawing {
  const strokes = RADII.flatMap((radius, wheel) => {
    const [x, y] = [MARGIN + 170 + wheel * DISTANCE, MARGIN + 170];
    const backwards = wheel % 2 === 1;
    const rings = Math.floor((radius - IN - HUB) / RING);
    const turned = Array.from({ length: rings }, (_, ring) => {
      const opening = 40 + 34 * Math.sin(ring / 2.2 + wheel);
      const turn = backwards ? -11 : 11;
      return arc(x, y, HUB + ring * RING, 200 + wheel * 70 + ring * turn, 360 - opening);
    });
    return [...turned, circle(x, y, radius - IN), teeth(x, y, radius)];
  });
  return { width: 3 * DISTANCE + 170 + 130 + 2 * MARGIN, height: 340 + 2 * MARGIN, strokes };
}

/** Draws a wheel's teeth, an odd number: one at three o'clock, and at nine a gap for the previous wheel's tooth. */
function teeth(x: number, y: number, radius: number): string {
  const count = Math.round(radius / TOOTH);
  return Array.from({ length: count }, (_, tooth) => {
    const angle = (tooth * 360) / count;
    const [fromX, fromY] = onCircle(x, y, radius - IN, angle);
    const [toX, toY] = onCircle(x, y, radius + OUT, angle);
    return `M${short(fromX)} ${short(fromY)}L${short(toX)} ${short(toY)}`;
  }).join('');
}
