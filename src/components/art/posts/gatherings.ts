import { circle, onCircle } from '../drawing.ts';
import { polyline } from '../shapes.ts';
import { path } from '../stroke.ts';
import { upAndDown } from './counts.ts';
import { FROM, GROUND, type PostDrawing, TO, WIDTH } from './post-drawing.ts';

/** Draws the line around the directors' table, from above, with chairs and one sheet of five lines. */
export function board(): PostDrawing {
  const [RX, RY] = [116, 112];
  const [x, y] = [WIDTH / 2, GROUND - RY];
  const chairs = Array.from({ length: 12 }, (_, seat) => {
    const [cos, sin] = onCircle(0, 0, 1, (seat + 0.5) * 30);
    return circle(x + cos * 150, y + sin * 136, 12);
  });
  const sheet = polyline([
    [x - 36, y - 52],
    [x + 42, y - 45],
    [x + 34, y + 54],
    [x - 44, y + 47],
  ]);
  const lines = Array.from({ length: 5 }, (_, line) => path`M${x - 26 - line * 1.4} ${y - 33 + line * 16.5}l52 4.4`);
  return {
    marks: `${sheet}z${lines.join('')}${chairs.join('')}`,
    line: path`M${FROM} ${GROUND}H${x}a${RX} ${RY} 0 1 0-.1 0H${TO}`,
  };
}

/** Draws people, each as a stroke: the first lie low, then one after the other gets up. */
export function gettingUp(count: number, x: number, apart: number, ground: number, tall: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (Math.PI / 180) * (12 + 78 * Math.min(1, place / (count - 3)));
    return path`M${x + place * apart} ${ground}l${-Math.cos(angle) * tall} ${-Math.sin(angle) * tall}`;
  }).join('');
}

/** Draws a room in which one after the other gets up. The line is the last of them. */
export function room(): PostDrawing {
  return {
    marks: gettingUp(12, 318, 13.5, GROUND - 10, 190),
    line: path`M${FROM} ${GROUND}H478` + upAndDown(232, 10) + `H${TO}`,
  };
}
