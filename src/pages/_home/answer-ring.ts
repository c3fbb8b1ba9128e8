import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The ellipse around the sentence's last word: its center, and its radii at the start and at the end. */
interface Ring {
  x: number;
  y: number;
  across: readonly [number, number];
  down: readonly [number, number];
}
/** How many points the ring has, a twelfth of a turn apart: once around. */
const POINTS = 13;

/** Returns the ring's points from its top on, clockwise, each with the ellipse's direction. */
function ring({ x, y, across, down }: Ring): StrokePoint[] {
  return Array.from({ length: POINTS }, (_, index): StrokePoint => {
    const share = index / (POINTS - 1);
    const angle = ((index - 3) * Math.PI) / 6;
    const [a, b] = [across, down].map(([from, to]) => from + (to - from) * share) as [number, number];
    return [x + a * Math.cos(angle), y + b * Math.sin(angle), -a * Math.sin(angle), b * Math.cos(angle)];
  });
}

/** Draws the line across the page, around the sentence's last word, and back to the margin. */
export function answerRing(width: number): Stroke {
  const wide = width > 800;
  const { left } = rails(width);
  const turn = wide ? 38 : 24;
  const [back, height] = wide ? [577, 680] : [748, 830];
  const around: Ring = wide
    ? { x: 1240, y: 410, across: [110, 126], down: [88, 106] }
    : { x: 583, y: 605, across: [101, 108], down: [75, 88] };
  // The line comes in at the height of the ring's top.
  const ground = around.y - around.down[0];
  const edge = wide ? 1392 : 706;
  const points: StrokePoint[] = [
    [left, ground - turn, 0, 1],
    [left + turn, ground, 1, 0],
    ...ring(around),
    [edge, around.y + (wide ? 30 : 14), 0, 1],
    [around.x - (wide ? 110 : 60), back, -1, 0],
    [left + turn, back, -1, 0],
    [left, back + turn, 0, 1],
  ];
  const [, startY = 0] = points[0] ?? [];
  return { width, height, d: `${smooth(points).replace(/^M([\d.]+) [\d.]+/, `M$1 0V${startY}`)}V${height}` };
}
