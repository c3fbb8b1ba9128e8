import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const SIZE = { width: 160, height: 120 };

/** A small table with its seats. */
export function seats(count: number): Drawing {
  const chairs = Array.from({ length: count }, (_, seat) => {
    const [x, y] = onCircle(80, 60, 46, (seat * 360) / count - 90);
    return circle(x, y, 6);
  });
  return { ...SIZE, strokes: [circle(80, 60, 32), ...chairs] };
}

/** The sun's way over one day, its hours as marks on the ground. */
export function day(hours: number): Drawing {
  const marks = Array.from({ length: hours + 1 }, (_, hour) => {
    const x = short(10 + (hour * 140) / hours);
    return `M${x} 100v${hour % 3 === 0 ? 12 : 7}`;
  });
  return { ...SIZE, strokes: [arc(80, 100, 70, 180, 180), 'M10 100H150', circle(80, 30, 9), ...marks] };
}

/** Lines that were promised; most of them have arrived at their end. */
export function promises(): Drawing {
  const lengths = [140, 92, 120, 64, 140];
  const strokes = lengths.flatMap((length, line) => {
    const y = 16 + line * 22;
    return [`M10 ${y}h${length - 10}`, circle(10 + length - 5, y, 5)];
  });
  return { ...SIZE, strokes };
}

/** A letter that is open. */
export function letter(): Drawing {
  return { ...SIZE, strokes: ['M20 44V108H140V44L80 8Z', 'M20 44 80 84 140 44', 'M20 108 62 72', 'M140 108 98 72'] };
}
