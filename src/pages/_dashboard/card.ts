import { bars } from '../../components/art/charts.ts';
import type { Drawing } from '../../components/art/drawing.ts';
import { box } from '../../components/art/shapes.ts';
import { weekly } from '../../content/dashboard.ts';

/** Returns the drawing of the page’s social card: each week's revenue as a bar. */
export function card(): Drawing {
  const frame = { width: 480, height: 400, from: 0, to: Math.max(...weekly.revenue) };
  const drawn = bars(weekly.revenue, frame).map(({ x, y, width, height }) => box(x, y, width, height));
  return { width: frame.width, height: frame.height, strokes: [...drawn, `M0 ${frame.height}H${frame.width}`] };
}
