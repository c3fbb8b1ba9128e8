import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const SIZE = { width: 160, height: 120 };

/** Draws a small table with its seats. */
export function seats(count: number): Drawing {
  const chairs = Array.from({ length: count }, (_, seat) => {
    const [x, y] = onCircle(54, 60, 46, (seat * 360) / count - 90);
    return circle(x, y, 6);
  });
  return { ...SIZE, strokes: [circle(54, 60, 32), ...chairs] };
}

/** Draws the sun's path over one day, with marks for the hours. */
export function day(hours: number): Drawing {
  const marks = Array.from({ length: hours + 1 }, (_, hour) => {
    const x = short(2 + (hour * 140) / hours);
    return `M${x} 100v${hour % 3 === 0 ? 12 : 7}`;
  });
  return { ...SIZE, strokes: [arc(72, 100, 70, 180, 180), 'M2 100H142', circle(72, 30, 9), ...marks] };
}

/** Draws promises as lines, most of them complete. */
export function promises(): Drawing {
  const lengths = [140, 92, 120, 64, 140];
  const strokes = lengths.flatMap((length, line) => {
    const y = 16 + line * 22;
    return [`M2 ${y}h${length - 10}`, circle(2 + length - 5, y, 5)];
  });
  return { ...SIZE, strokes };
}

/** Draws an open letter. */
export function letter(): Drawing {
  return { ...SIZE, strokes: ['M2 44V108H122V44L62 8Z', 'M2 44 62 84 122 44', 'M2 108 44 72', 'M122 108 80 72'] };
}

/** A place at the round table. */
export interface Place {
  x: number;
  y: number;
  /** The transform that puts the offering's drawing on the plate. */
  move: string;
}

const TABLE = { middle: 260, radius: 200, plate: 70 };
/** The center of each drawing above, and its scale on a plate. */
const MIDDLE = { x: 68, y: 60 };
const ON_PLATE = 0.62;

/** Draws the offerings as places at a round table: rim, candle, and a plate and chair per place. */
export function offeringTable(count: number): { size: number; strokes: string[]; places: Place[] } {
  const { middle, radius, plate } = TABLE;
  const angles = Array.from({ length: count }, (_, place) => 225 + (place * 360) / count);
  const places = angles.map((angle) => {
    const [x, y] = onCircle(middle, middle, radius - plate - 10, angle);
    return {
      x: Math.round(x),
      y: Math.round(y),
      move: `translate(${short(x - MIDDLE.x * ON_PLATE)} ${short(y - MIDDLE.y * ON_PLATE)}) scale(${ON_PLATE})`,
    };
  });
  const strokes = [
    circle(middle, middle, radius),
    ...places.flatMap(({ x, y }) => [circle(x, y, plate), circle(x, y, plate - 7)]),
    ...angles.flatMap((angle) => [26, 38, 50].map((away) => arc(middle, middle, radius + away - 8, angle - 17, 34))),
    ...[6, 14].map((ring) => circle(middle, middle, ring)),
  ];
  return { size: 2 * middle, strokes, places };
}
