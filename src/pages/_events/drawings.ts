import { type Drawing, short } from '../../components/art/drawing.ts';

/** Far enough left that the window's edge crops the lines' start. */
const BEYOND = -900;

/** Draws tracks that part like rails: parallel from the left, each turning down at its column's left edge. */
export function trackLines(tracks: number): Drawing {
  const [width, turn, apart] = [1200, 44, 14];
  const height = 2 + (tracks - 1) * apart + turn + 24;
  const strokes = Array.from({ length: tracks }, (_, track) => {
    const x = Math.round((track * width) / tracks);
    const y = 1 + (tracks - 1 - track) * apart;
    return `M${BEYOND} ${y}H${x - turn}Q${x} ${y} ${x} ${y + turn}V${height}`;
  });
  return { width, height, strokes };
}

/** Draws hours as the sun's height: one stroke per part of an hour, longer on the hour, longest at noon. */
export function hourLines(from: number, hours: number, parts = 4): Drawing {
  const [width, height] = [1200, 200];
  const strokes = Array.from({ length: hours * parts + 1 }, (_, part) => {
    const hour = (from + part / parts) % 24;
    const sun = Math.max(0, Math.sin(((hour - 6) / 13) * Math.PI));
    const length = 16 + 180 * sun * (part % parts === 0 ? 1 : 0.72);
    return `M${short((part * width) / hours / parts)} ${height}v-${short(length)}`;
  });
  return { width, height, strokes };
}
