import { type Drawing, short } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

const SIZE = 600;
const CENTRE = SIZE / 2;
const RINGS = 29;
const POINTS = 8;

/**
 * Growth rings, one for each year of a nearly 30-year career: uneven as years are, some wide and some narrow. The last is
 * still open.
 */
export function ringsDrawing(seed: string): Drawing {
  const random = seededRandom(seed);
  const shape = Array.from({ length: POINTS }, () => 0.9 + random() * 0.16);
  let radius = 14;
  const strokes = Array.from({ length: RINGS }, (_, year) => {
    radius += 6 + random() * 6.5;
    const corners = shape.map((stretch, index) => {
      const angle = (index / POINTS) * 2 * Math.PI;
      const reach = radius * (1 + (stretch - 1) * Math.min(1, year / 10)) * (1 + (random() - 0.5) * 0.018);
      return [CENTRE + reach * Math.cos(angle), CENTRE + reach * Math.sin(angle)] as const;
    });
    return smooth(corners, year < RINGS - 1);
  });
  return { width: SIZE, height: SIZE, strokes };
}

/** A smooth line through the middles of a polygon's sides: closed, or all but its last two sides. */
function smooth(corners: readonly (readonly [number, number])[], closed: boolean): string {
  const at = (index: number) => corners[index % corners.length] ?? [CENTRE, CENTRE];
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [at(index), at(index + 1)];
    return `${short((ax + bx) / 2)} ${short((ay + by) / 2)}`;
  };
  let path = `M${middle(0)}`;
  for (let index = 1; index <= corners.length - (closed ? 0 : 2); index++) {
    const [x, y] = at(index);
    path += `Q${short(x)} ${short(y)} ${middle(index)}`;
  }
  return path;
}
