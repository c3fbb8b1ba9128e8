import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/**
 * Returns the drawing of a career as a road across the page and back to the margin: one turn per name, early ones tight and late ones
 * wide.
 */
export function careerRoad(turns: readonly string[]): (width: number) => Stroke {
  return (width) => {
    const { left, right } = rails(width);
    const wide = width > 800;
    const [middle, height, turn, reach] = wide ? [170, 370, 26, 64] : [140, 310, 20, 44];
    const [from, to] = [left + (wide ? 170 : 90), right - (wide ? 190 : 110)];
    const apexes = turns.map((text, index) => {
      const share = index / Math.max(1, turns.length - 1);
      const x = from + (to - from) * (0.8 * share + 0.2 * share ** 2);
      const side = index % 2 ? 1 : -1;
      return { x, y: middle + side * reach * (0.7 + 0.7 * share), side, text };
    });
    const bends = apexes.map(({ x, y }): StrokePoint => [x, y, 1, 0]);
    const back = height - turn;
    const points: StrokePoint[] = [
      [left, 0, 0, 1],
      [left, middle - turn, 0, 1],
      [left + turn, middle, 1, 0],
      ...bends,
      [right, middle + turn, 0, 1],
      [right, back - turn, 0, 1],
      [right - turn, back, -1, 0],
      [left + turn, back, -1, 0],
      [left, height, 0, 1],
    ];
    const labels = apexes.map(({ x, y, side, text }) => ({
      x,
      y: y + (side < 0 ? -16 : 30) * (wide ? 1 : 1.5),
      text,
    }));
    return { width, height, d: smooth(points), labels };
  };
}
