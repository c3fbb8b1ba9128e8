import { arc, circle } from '../../components/art/drawing.ts';

const SIZE = 160;
const CENTER = SIZE / 2;
const RINGS = 2;

/** A wheel, and how far it has been turned by a number of quarters, from the top clockwise. */
export function turnDrawing(quarters: number) {
  const rings = Array.from({ length: RINGS }, (_, ring) => 44 + ring * 30);
  const turned = Array.from({ length: quarters }, (_, quarter) =>
    rings.map((radius) => arc(CENTER, CENTER, radius, quarter * 90 - 90, 90)),
  );
  return {
    width: SIZE,
    height: SIZE,
    wheel: rings.map((radius) => circle(CENTER, CENTER, radius)).join(''),
    turned: turned.flat().join(''),
  };
}
