import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const CENTER = 300;
/** The circles that the table is drawn on, from its edge to the last ring of light. */
const CIRCLES = [93, 128, 164, 200, 236, 272];

/** Memento's table taken apart: what it is drawn on, and where its measures are named. */
export interface Construction extends Pick<Drawing, 'width' | 'height'> {
  /** Circles and lines of the construction. */
  guides: string;
  /** The one angle that everything follows, between the seat at the top and the next, and its bisecting label. */
  angle: string;
  label: readonly [x: number, y: number];
}

/** The table of so many seats as it is constructed: circles at one distance, a spoke for each seat, the angle between two. */
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
