import { arc, circle } from '../../components/art/drawing.ts';

const SIZE = 160;
const CENTER = SIZE / 2;
const RINGS = 6;

/** A wheel that has been turned by a number of quarters, from the top clockwise, and what of it is still to be turned. */
export function turnDrawing(quarters: number) {
  const rings = Array.from({ length: RINGS }, (_, ring) => 20 + ring * 11);
  const part = (from: number, sweep: number) =>
    rings
      .map((radius) => (sweep < 360 ? arc(CENTER, CENTER, radius, from, sweep) : circle(CENTER, CENTER, radius)))
      .join('');
  const turned = quarters * 90;
  return {
    width: SIZE,
    height: SIZE,
    turned: part(-90, turned),
    left: turned < 360 ? part(turned - 90, 360 - turned) : '',
  };
}
