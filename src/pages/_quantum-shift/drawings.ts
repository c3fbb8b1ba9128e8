import { short } from '../../components/art/drawing.ts';

/** Draws a smooth curve through a function's values from 0 to `width`, in pieces of `step`. */
function curve(y: (x: number) => number, width: number, step: number): string {
  const bend = 2 * y(step / 2) - (y(0) + y(step)) / 2;
  let path = `M0 ${short(y(0))}Q${short(step / 2)} ${short(bend)} ${step} ${short(y(step))}`;
  for (let x = 2 * step; x <= width; x += step) path += `T${x} ${short(y(x))}`;
  return path;
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
