import { circle, onCircle, short } from '../../components/art/drawing.ts';

/** The table as one guest sees it, seated at the middle of the lower edge. */
export interface TableView {
  width: number;
  height: number;
  /** The table's edge and the other chairs. */
  edge: string;
  /** Lines of sight between the others. */
  across: string;
  /** A line from each of the others to the guest. */
  toYou: string;
}

const WIDTH = 1200;
const HEIGHT = 360;
const [TABLE, PLACE, CHAIR] = [440, 426, 500];
/** Height as a share of the view from above. */
const TILT = 0.62;

/** Draws the view from one of so many seats. */
export function tableView(seats: number): TableView {
  const at = (radius: number, angle: number): [number, number] => {
    const [x, y] = onCircle(WIDTH / 2, 0, radius, angle);
    return [x, HEIGHT + y * TILT];
  };
  const angles = Array.from({ length: seats - 1 }, (_, other) => 192 + (other * 156) / Math.max(1, seats - 2));
  const places = angles.map((angle) => at(PLACE, angle).map(short).join(' '));
  const [left, right] = [WIDTH / 2 - TABLE, WIDTH / 2 + TABLE];
  const chairs = angles.map((angle) => circle(...at(CHAIR, angle), 20));
  return {
    width: WIDTH,
    height: HEIGHT,
    edge: `M${left} ${HEIGHT}A${TABLE} ${short(TABLE * TILT)} 0 0 1 ${right} ${HEIGHT}${chairs.join('')}`,
    across: places.flatMap((from, other) => places.slice(other + 1).map((to) => `M${from}L${to}`)).join(''),
    toYou: places.map((place) => `M${place}L${WIDTH / 2} ${HEIGHT}`).join(''),
  };
}
