import { arc, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const SIZE = 600;
const CENTER = SIZE / 2;
const START = -90;

/**
 * Draws a dial of days: one mark per day, a longer one every tenth, and inside it an arc for each phase of the sprint, from the
 * phase's first day to its last.
 */
export function dialDrawing(
  phases: readonly { weeks: readonly [first: number, last: number] }[],
  days: number,
): Drawing {
  const angleOf = (day: number) => START + (day / days) * 360;
  let marks = '';
  for (let day = 0; day < days; day++) {
    const [x1, y1] = onCircle(CENTER, CENTER, 268, angleOf(day));
    const [x2, y2] = onCircle(CENTER, CENTER, day % 10 === 0 ? 234 : 252, angleOf(day));
    marks += `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
  }
  const rings = phases.flatMap(({ weeks: [first, last] }, phase) => {
    const [from, to] = [angleOf((first - 1) * 7), angleOf(last * 7)];
    return [0, 8, 16].map((inset) => arc(CENTER, CENTER, 208 - phase * 40 - inset, from + 1, to - from - 2));
  });
  return { width: SIZE, height: SIZE, strokes: [marks, ...rings] };
}
