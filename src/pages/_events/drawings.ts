import { circle, type Drawing, short } from '../../components/art/drawing.ts';

/** So many tracks on their way: each line bends to one meeting point and parts again. */
export function trackLines(tracks: number): Drawing {
  const strokes = Array.from({ length: tracks }, (_, track) => {
    const out = 20 + (track * 160) / Math.max(1, tracks - 1);
    const near = 100 + (track - (tracks - 1) / 2) * 9;
    return `M0 ${short(out)}H90C190 ${short(out)} 190 ${short(near)} 290 ${short(near)}H350C450 ${short(near)} 450 ${short(out)} 550 ${short(out)}H640`;
  });
  return { width: 640, height: 200, strokes: [...strokes, circle(320, 100, 30)] };
}

/** The hours of a day as a sun's height over the ground: a stroke an hour, the longest at noon. */
export function hourLines(from: number, hours: number): Drawing {
  const step = 640 / hours;
  const strokes = Array.from({ length: hours * 4 + 1 }, (_, quarter) => {
    const hour = from + quarter / 4;
    const height = 30 + 150 * Math.max(0, Math.sin(((hour - 6) / 13) * Math.PI)) * (quarter % 4 === 0 ? 1 : 0.72);
    return `M${short((quarter * step) / 4)} 200v-${short(height)}`;
  });
  return { width: 640, height: 200, strokes };
}
