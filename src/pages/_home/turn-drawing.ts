import { arc, circle } from '../../components/art/drawing.ts';

const SIZE = 160;
const CENTER = SIZE / 2;
const RINGS = 2;

/** Draws a wheel turned clockwise by a number of quarters. */
export function turnDrawing(quarters: number) {
  const rings = Array.from({ length: RINGS }, (_, ring) => 44 + ring * 30);
  const turned = (radius: number) =>
    quarters < 4 ? arc(CENTER, CENTER, radius, -90, quarters * 90) : circle(CENTER, CENTER, radius);
  return {
    width: SIZE,
    height: SIZE,
    wheel: rings.map((radius) => circle(CENTER, CENTER, radius)).join(''),
    turned: rings.map(turned).join(''),
  };
}
