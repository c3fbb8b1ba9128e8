import { turnOf } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

const HOURS = 24;

/** Draws the day that a reply takes at most: a loop for every hour, as a waiting pen makes them, and back under them. */
export function day(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const turn = turnOf(width);
  const [from, to, tall, y] = wide ? [172, 1268, 104, 134] : [72, 622, 78, 104];
  const pitch = (to - from) / HOURS;
  const under = y + (wide ? 62 : 60);
  const bow = (under - y) / 2;
  const slant = 0.3;
  const loops = Array.from({ length: HOURS }, (_, hour): StrokePoint[] => {
    const x = from + hour * pitch;
    return [
      [x + 1.1 * pitch + 0.66 * slant * tall, y - tall * 0.66, -0.1, -1],
      [x + 0.84 * pitch + slant * tall, y - tall, -1, 0],
      [x + 0.5 * pitch + 0.34 * slant * tall, y - tall * 0.34, -slant, 1],
      [x + pitch, y, 1, 0],
    ];
  });
  const points: StrokePoint[] = [
    [left, 0, 0, 1],
    [left, y - turn, 0, 1],
    [left + turn, y, 1, 0],
    [from, y, 1, 0],
    ...loops.flat(),
    [right - bow, y, 1, 0],
    [right, y + bow, 0, 1],
    [right - bow, under, -1, 0],
    [left + turn, under, -1, 0],
  ];
  return { width, height: under + turn, d: smooth(points) + path`Q${left} ${under} ${left} ${under + turn}` };
}
