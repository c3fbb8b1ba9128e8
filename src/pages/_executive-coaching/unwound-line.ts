import { BEYOND, enter } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { ball } from './ball.ts';

/** Draws the margin's line going straight across the page and beyond it, with what is left of the ball on it. */
export function unwoundLine(width: number): Stroke {
  const { left } = rails(width);
  const [radius, height] = width > 800 ? [236, 492] : [150, 330];
  const ground = height - 2;
  const x = left + (width > 800 ? 324 : 330);
  const d = enter(width, ground) + path`H${width + BEYOND}` + ball(x, ground - radius, radius, 0.62);
  return { width, height, d };
}
