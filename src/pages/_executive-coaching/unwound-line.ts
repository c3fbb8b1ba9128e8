import { BEYOND, enter } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { ball } from './ball.ts';

/** Draws the margin's line going straight across the page and beyond it, with what is left of the ball at its end. */
export function unwoundLine(width: number): Stroke {
  const { left } = rails(width);
  const [radius, height] = width > 800 ? [132, 284] : [92, 214];
  const ground = height - 2;
  const x = left + (width > 800 ? 428 : 452);
  const d = enter(width, ground) + path`H${width + BEYOND}` + ball(x, ground - radius, radius, width > 800 ? 0.5 : 0.4);
  return { width, height, d };
}
