import { arc, circle, onCircle, short } from '../drawing.ts';
import { polyline } from '../shapes.ts';
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
  const top = [232, 226, 196, 190].map((rx) => `M${X - rx} ${Y}a${rx} ${rx / 2} 0 1 1 0 .1z`);
  return { lines: top.join('') + chairs.join(''), accent: `${sheet}z${lines.join('')}`, dark: true };
}

const ROWS = 6;

/** Draws rows of people around a speaker; the voice comes from the back row. */
export function room(): PostDrawing {
  const [x, y] = [X, HEIGHT + 30];
  const seats = Array.from({ length: ROWS }, (_, row) => {
    const count = 7 + row * 2;
    return Array.from({ length: count }, (_seat, seat) => {
      const middle = 184 + ((seat + 0.5) * 172) / count;
      const back = row === ROWS - 1 && seat === 12;
      return back ? '' : arc(x, y, 96 + row * 46, middle - 3.4, 6.8);
    }).join('');
  });
  const angle = 184 + (12.5 * 172) / 17;
  const [sx, sy] = onCircle(x, y, 326, angle);
  const voice = Array.from({ length: 7 }, (_, ring) => arc(sx, sy, 26 + ring * 30, angle + 180 - 26, 52));
  return { lines: `${seats.join('')}${circle(x, y - 44, 15)}`, accent: circle(sx, sy, 10) + voice.join('') };
}
