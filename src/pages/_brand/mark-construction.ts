import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const CENTER = 300;
/** Radii of the construction's circles, from the table's edge to the last ring of light. */
const CIRCLES = [93, 128, 164, 200, 236, 272];

/** The construction of Memento's table and the places of its labels. */
export interface Construction extends Pick<Drawing, 'width' | 'height'> {
  /** Circles and lines of the construction. */
  guides: string;
  /** The angle between two seats, and the place of its label. */
  angle: string;
  label: readonly [x: number, y: number];
}

/** Draws the construction of a table: circles at equal distances, a spoke per seat, the angle between two seats. */
export function markConstruction(seats: number): Construction {
  const step = 360 / seats;
  const at = (radius: number, seat: number) => onCircle(CENTER, CENTER, radius, seat * step - 90);
  const point = (radius: number, seat: number) => at(radius, seat).map(short).join(' ');
  const each = (draw: (seat: number) => string) => Array.from({ length: seats }, (_, seat) => draw(seat)).join('');
  const [x, y] = at(289, 0.5);
  return {
    width: 2 * CENTER,
    height: 2 * CENTER,
    guides:
      CIRCLES.map((radius) => circle(CENTER, CENTER, radius)).join('') + each((seat) => `M300 300L${point(272, seat)}`),
    angle: `${arc(CENTER, CENTER, 272, -90, step)}M${point(258, 0)}L${point(286, 0)}M${point(258, 1)}L${point(286, 1)}`,
    label: [Math.round(x), Math.round(y)],
  };
}
