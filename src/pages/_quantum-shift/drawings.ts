import { type Drawing, short } from '../../components/art/drawing.ts';

/** Draws a smooth curve through a function's values from 0 to `width`, in pieces of `step`. */
function curve(y: (x: number) => number, width: number, step: number): string {
  const bend = 2 * y(step / 2) - (y(0) + y(step)) / 2;
  let path = `M0 ${short(y(0))}Q${short(step / 2)} ${short(bend)} ${step} ${short(y(step))}`;
  for (let x = 2 * step; x <= width; x += step) path += `T${x} ${short(y(x))}`;
  return path;
}

/** Draws the shift: a bundle of equal waves, out of step on the left and in step on the right. */
export function shiftDrawing(): Drawing {
  const [width, height, lines] = [1200, 340, 15];
  const strokes = Array.from({ length: lines }, (_, line) => {
    const place = line - (lines - 1) / 2;
    const y = (x: number) => {
      const t = x / width;
      const apart = 1 - t * t * (3 - 2 * t);
      return Math.round(height / 2 + place * (15 - 9 * apart) + 62 * Math.sin(x * 0.0131 + place * 0.75 * apart - 0.5));
    };
    return curve(y, width, 60);
  });
  return { width, height, strokes };
}

/** Draws two equal waves down the margin, opposed at the top and in step at the bottom. Stretchable to any height. */
export function marginWaves(): Drawing {
  const [width, height, turns, pieces] = [40, 1000, 8, 8];
  const step = height / turns / pieces;
  const strokes = [0, 1].map((wave) => {
    const x = (y: number) => {
      const t = y / height;
      const behind = wave * Math.PI * (1 - t * t * (3 - 2 * t));
      return width / 2 + 16 * Math.sin(2 * Math.PI * turns * t - behind);
    };
    let path = `M${short(x(0))} 0Q${short(2 * x(step / 2) - (x(0) + x(step)) / 2)} ${short(step / 2)} ${short(x(step))} ${short(step)}`;
    for (let piece = 2; piece <= turns * pieces; piece++) path += `T${short(x(piece * step))} ${short(piece * step)}`;
    return path;
  });
  return { width, height, strokes };
}

/** Draws two equal waves, one shifted by a share of the wavelength, and their sum. */
export function interference(moved: number): { width: number; height: number; parts: [string, string]; sum: string } {
  const [width, height, size] = [360, 150, 34];
  const turn = (2 * Math.PI) / 120;
  const wave = (shift: number) => (x: number) => size * Math.sin((x - shift * 120) * turn);
  const [a, b] = [wave(0), wave(moved)];
  const onto = (y: (x: number) => number) => curve((x) => height / 2 - y(x), width, 15);
  return { width, height, parts: [onto(a), onto(b)], sum: onto((x) => a(x) + b(x)) };
}
