import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { ball } from './ball.ts';

/** Draws the line straight across the page, from the left margin to the right one, with what is left of the ball on it. */
export function unwoundLine(width: number): Stroke {
  const { left } = rails(width);
  const [radius, ground, along, below, share] = width > 800 ? [132, 282, 428, 48, 0.5] : [92, 212, 430, 40, 0.4];
  const x = left + along;
  const height = ground + below;
  const way = path`M${x} ${ground}` + leaveRight(width, ground, height);
  return { width, height, d: enter(width, ground) + path`H${x}` + ball(x, ground - radius, radius, share) + way };
}
