import { circle, onCircle, short } from '../drawing.ts';
import { polyline } from '../shapes.ts';
import { path } from '../stroke.ts';
import { type PostDrawing, WIDTH } from './post-drawing.ts';

const [X, Y] = [WIDTH / 2, 188];

/** Draws the line around the directors' table, from above, with chairs and one sheet of five lines. */
export function board(): PostDrawing {
  const chairs = Array.from({ length: 12 }, (_, seat) => {
    const [cos, sin] = onCircle(0, 0, 1, (seat + 0.5) * 30);
    return circle(X + cos * 158, Y + sin * 142, 13);
  });
  const sheet = polyline([
    [X - 36, Y - 52],
    [X + 42, Y - 45],
    [X + 34, Y + 54],
    [X - 44, Y + 47],
  ]);
  const lines = Array.from({ length: 5 }, (_, line) => `M${short(X - 26 - line * 1.4)} ${Y - 33 + line * 16.5}l52 4.4`);
  const around = `M0 ${Y + 118}H${X}a122 118 0 1 0-.1 0H${WIDTH}`;
  return { lines: `${sheet}z${lines.join('')}${chairs.join('')}`, accent: around };
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
  return { lines: gettingUp(13, 326, 14, 294, 180), accent: `M0 306H${WIDTH}` };
}
