import { circle, type Drawing, short } from '../../components/art/drawing.ts';

/** One morning that parts into tracks: a line from the meeting point to each, at the left edge of its column. */
export function trackLines(tracks: number): Drawing {
  const [width, height] = [1200, 150];
  const strokes = Array.from({ length: tracks }, (_, track) => {
    const x = short((track * width) / tracks);
    return `M${width / 2} 60C${width / 2} 130 ${x} 50 ${x} ${height}`;
  });
  return { width, height, strokes: [...strokes, circle(width / 2, 31, 30), circle(width / 2, 31, 24)] };
}

/**
 * The hours of a day, or of a part of it, as the sun's height over the ground: a stroke for each part of an hour, longer on
 * the hour, the longest at noon.
 */
export function hourLines(from: number, hours: number, parts = 4): Drawing {
  const [width, height] = [1200, 200];
  const strokes = Array.from({ length: hours * parts + 1 }, (_, part) => {
    const sun = Math.max(0, Math.sin(((from + part / parts - 6) / 13) * Math.PI));
    const length = 16 + 180 * sun * (part % parts === 0 ? 1 : 0.72);
    return `M${short((part * width) / hours / parts)} ${height}v-${short(length)}`;
  });
  return { width, height, strokes };
}
