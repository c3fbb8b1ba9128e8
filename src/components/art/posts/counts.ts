import { seededRandom } from '../../../lib/random.ts';
import { short } from '../drawing.ts';
import type { PostDrawing } from './post-drawing.ts';

/**
 * Draws a week's tally, in fives, with the most frequent task on top: its last stroke leads out of the picture. It has the same
 * margins above and below where it is cut to 2:1.
 */
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
  return {
    lines: row(6, 3, 122) + row(5, 1, 189) + row(3, 2, 256),
    accent: `${row(8, 0, 55)}L640 35`,
  };
}

/** Draws records in rows; the line goes back for each one in doubt. */
export function ledger(): PostDrawing {
  const rows = Array.from({ length: 6 }, (_, row) => `M0 ${60 + row * 38}H640`);
  const caught = [
    [90, 98],
    [210, 174],
    [330, 60],
    [450, 136],
    [570, 98],
  ].map(
    ([x = 0, y = 0]) =>
      `H${x - 54}C${x - 6} 308 ${x + 20} ${y + 80} ${x + 20} ${y}A20 20 0 0 0 ${x - 20} ${y}C${x - 20} ${y + 80} ${x + 6} 308 ${x + 54} 308`,
  );
  return { lines: rows.join(''), accent: `M0 308${caught.join('')}H640`, isCrisp: true };
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
  return { lines: `${traces.join('')}M20 320H620`, accent: 'M20 306C250 300 270 70 420 62S560 44 620 40' };
}
