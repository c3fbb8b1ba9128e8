import { circle, onCircle, short } from '../drawing.ts';
import { polyline } from '../shapes.ts';
import { path } from '../stroke.ts';
import { HEIGHT, type PostDrawing, WIDTH } from './post-drawing.ts';

const [X, Y] = [WIDTH / 2, HEIGHT / 2];

/** Draws the directors' table from above, with chairs and one sheet of five lines. */
export function board(): PostDrawing {
  const chairs = Array.from({ length: 14 }, (_, seat) => {
    const [cos, sin] = onCircle(0, 0, 1, (seat + 0.5) * (360 / 14));
    return circle(X + cos * 264, Y + sin * 148, 17);
  });
  const sheet = polyline([
    [X - 44, Y - 62],
    [X + 50, Y - 54],
    [X + 40, Y + 66],
    [X - 54, Y + 58],
  ]);
  const lines = Array.from({ length: 5 }, (_, line) => `M${short(X - 32 - line * 1.6)} ${Y - 40 + line * 20}l64 5.4`);
  const top = `M${X - 214} ${Y}a214 107 0 1 1 0 .1z`;
  return { lines: top + chairs.join(''), accent: `${sheet}z${lines.join('')}` };
}

/** Draws people, each as a stroke: the first lie low, then one after the other gets up. */
export function gettingUp(count: number, x: number, apart: number, ground: number, tall: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (Math.PI / 180) * (12 + 78 * Math.min(1, place / (count - 3)));
    return path`M${x + place * apart} ${ground}l${-Math.cos(angle) * tall} ${-Math.sin(angle) * tall}`;
  }).join('');
}

/** Draws a room in which one after the other gets up. */
export function room(): PostDrawing {
  return { lines: gettingUp(17, 160, 28, 296, 190), accent: `M0 304H${WIDTH}` };
}
