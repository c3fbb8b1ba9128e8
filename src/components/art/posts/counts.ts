import { seededRandom } from '../../../lib/random.ts';
import { circle, short } from '../drawing.ts';
import type { PostDrawing } from './post-drawing.ts';

/** Draws a week's tally, in fives, with the most frequent task on top. It has the same margins above and below where it is cut to 2:1. */
export function tally(): PostDrawing {
  const random = seededRandom('tally');
  const near = (n: number) => short(n + (random() - 0.5) * 5);
  const mark = (x: number, y: number) => `M${near(x)} ${near(y)}l${near(0)} 52`;
  const row = (fives: number, rest: number, y: number) => {
    const gates = Array.from({ length: fives }, (_, five) => {
      const x = 44 + five * 72;
      const marks = [0, 1, 2, 3].map((i) => mark(x + i * 13, y));
      return `${marks.join('')}M${near(x - 9)} ${near(y + 42)}l58-34`;
    });
    return gates.join('') + Array.from({ length: rest }, (_, i) => mark(44 + fives * 72 + i * 13, y)).join('');
  };
  return { lines: row(6, 3, 122) + row(5, 1, 189) + row(3, 2, 256), accent: row(8, 0, 55) };
}

const ROWS = 10;
const DOUBTED = new Set([7, 23, 31, 48, 62, 66, 89]);

/** Draws a hundred records in rows; the doubtful ones go back to their source. */
export function ledger(): PostDrawing {
  const random = seededRandom('ledger');
  const entries = Array.from({ length: ROWS * 10 }, (_, index) => {
    const [x, y] = [88 + (index % 10) * 52, 40 + Math.floor(index / 10) * 31];
    return { index, x, y, length: 14 + Math.round(random() * 22) };
  });
  const kept = entries.filter(({ index }) => !DOUBTED.has(index));
  const doubted = entries.filter(({ index }) => DOUBTED.has(index));
  return {
    lines: `M64 0V360M70 0V360${kept.map(({ x, y, length }) => `M${x} ${y}h${length}`).join('')}`,
    accent: doubted
      .map(({ x, y }) => `${circle(x + 10, y - 3, 7)}M${x + 3} ${y - 6}Q${x / 2} ${y - 42} 0 ${y - 10}`)
      .join(''),
  };
}

/** Draws the old way's traces, fewer each week except for one bad week, and the new way's line climbing past them. */
export function curve(): PostDrawing {
  const random = seededRandom('curve');
  const weeks = Array.from({ length: 46 }, (_, week) => {
    const share = 1 / (1 + Math.exp((week - 19) / 4.5));
    const bad = Math.max(0, 1 - Math.abs(week - 33) / 2.5) * 70;
    return 14 + share * 236 + bad + random() * 12;
  });
  const traces = weeks.map((height, week) => `M${short(36 + week * 12.6)} 320v${short(-height)}`);
  return { lines: `${traces.join('')}M20 320H620`, accent: 'M20 306C250 300 270 70 420 62S560 44 620 40', dark: true };
}
