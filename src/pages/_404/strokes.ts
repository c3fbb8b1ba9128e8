import { path, rails, smooth, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line leaving the margin and breaking off halfway across the page. */
function broken(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [y, turn] = wide ? [120, 26] : [70, 20];
  const end = left + (right - left) * 0.72;
  const d = smooth([
    [left, 0, 0, 1],
    [left, y - turn, 0, 1],
    [left + turn, y, 1, 0],
    [end - 260, y, 1, 0],
    [end - 120, y - 34],
    [end - 50, y + 10],
    [end, y - 50],
  ]);
  return { width, height: y + turn, d };
}

/** Draws the second part of the line: from below the home link back to the left margin. */
function found(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [from, turn] = wide ? [290, 26] : [310, 20];
  return {
    width,
    height: wide ? 230 : 140,
    d: path`M${from} 10H${left + turn}Q${left} 10 ${left} ${10 + turn}V${wide ? 230 : 140}`,
  };
}

/** The line drawings of the 404 page. */
export const strokes = { broken, found };
