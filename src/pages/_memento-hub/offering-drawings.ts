import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const SIZE = { width: 160, height: 120 };

/** A small table with its seats. */
export function seats(count: number): Drawing {
  const chairs = Array.from({ length: count }, (_, seat) => {
    const [x, y] = onCircle(54, 60, 46, (seat * 360) / count - 90);
    return circle(x, y, 6);
  });
  return { ...SIZE, strokes: [circle(54, 60, 32), ...chairs] };
}

/** The sun's way over one day, its hours as marks on the ground. */
export function day(hours: number): Drawing {
  const marks = Array.from({ length: hours + 1 }, (_, hour) => {
    const x = short(2 + (hour * 140) / hours);
    return `M${x} 100v${hour % 3 === 0 ? 12 : 7}`;
  });
  return { ...SIZE, strokes: [arc(72, 100, 70, 180, 180), 'M2 100H142', circle(72, 30, 9), ...marks] };
}

/** Lines that were promised; most of them have arrived at their end. */
export function promises(): Drawing {
  const lengths = [140, 92, 120, 64, 140];
  const strokes = lengths.flatMap((length, line) => {
    const y = 16 + line * 22;
    return [`M2 ${y}h${length - 10}`, circle(2 + length - 5, y, 5)];
  });
  return { ...SIZE, strokes };
}

/** A letter that is open. */
export function letter(): Drawing {
  return { ...SIZE, strokes: ['M2 44V108H122V44L62 8Z', 'M2 44 62 84 122 44', 'M2 108 44 72', 'M122 108 80 72'] };
}
