import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The waves of the line above each step: how many, and how high on a wide page. The last step leaves it straight. */
const WAVES = [
  [5, 26],
  [3, 17],
  [2, 8],
] as const;
const STEPS = 4;
/** The edges of the page's columns, as shares of its width. */
const [FIRST, END] = [120 / 1440, 1352 / 1440];

/** Draws the line off the margin, calmer above each step, and straight out of the page. */
export function untied(width: number): Stroke {
  const { left } = rails(width);
  const [y, foot, turn, scale] = width > 800 ? [60, 116, 26, 1] : [50, 100, 20, 0.7];
  const column = ((END - FIRST) * width) / STEPS;
  const waves = WAVES.flatMap(([count, height], step) =>
    Array.from({ length: count * 2 }, (_, half): StrokePoint => {
      const x = FIRST * width + column * (step + (half + 0.5) / (count * 2));
      return [x, y + height * scale * (half % 2 ? 1 : -1), 1, 0];
    }),
  );
  const straight = FIRST * width + column * WAVES.length;
  const points: StrokePoint[] = [[left, y - turn, 0, 1], [left + turn, y, 1, 0], ...waves, [straight, y, 1, 0]];
  return { width, height: foot, d: `${path`M${left} 0V${foot}`}${smooth(points)}H${2 * width}` };
}
