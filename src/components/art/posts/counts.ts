import { seededRandom } from '../../../lib/random.ts';
import { short } from '../drawing.ts';
import type { PostDrawing } from './post-drawing.ts';

/** Draws strokes in fives, as a hand counts: every fifth goes through four. A group is 106 wide. */
export function fives(count: number, x: number, y: number, apart: number, random: () => number): string {
  const near = (n: number) => short(n + (random() - 0.5) * 5);
  return Array.from({ length: count }, (_, stroke) => {
    const left = x + Math.floor(stroke / 5) * apart;
    return stroke % 5 === 4
      ? `M${near(left + 7)} ${near(y + 60)}l92-42`
      : `M${near(left + 24 + (stroke % 5) * 19)} ${near(y)}l${near(0)} 78`;
  }).join('');
}

/** Draws a week's tally, in fives, with the most frequent task on top. A picture that leads is wider than the square in the middle. */
export function tally(leads: boolean): PostDrawing {
  const random = seededRandom('tally');
  const [x, more] = leads ? [76, 10] : [150, 0];
  const row = (count: number, y: number) => fives(count, x, y, leads ? 110 : 120, random);
  return { lines: row(13 + more, 142) + row(10 + more, 242), accent: row(15 + more, 42) };
}

/** Draws records in rows; the line goes back for each one in doubt. */
export function ledger(): PostDrawing {
  const rows = Array.from({ length: 6 }, (_, row) => `M0 ${58 + row * 38}H640`);
  const caught = [
    [210, 172],
    [320, 58],
    [430, 134],
  ].map(
    ([x = 0, y = 0]) =>
      `H${x - 54}C${x - 6} 306 ${x + 20} ${y + 80} ${x + 20} ${y}A20 20 0 0 0 ${x - 20} ${y}C${x - 20} ${y + 80} ${x + 6} 306 ${x + 54} 306`,
  );
  return { lines: rows.join(''), accent: `M0 306${caught.join('')}H640` };
}

/** Draws the old way's traces, fewer each week except for one bad week, and the new way's line climbing past them. */
export function curve(): PostDrawing {
  const random = seededRandom('curve');
  const weeks = Array.from({ length: 27 }, (_, week) => {
    const share = 1 / (1 + Math.exp((week - 11) / 2.6));
    const bad = Math.max(0, 1 - Math.abs(week - 20) / 2) * 70;
    return 14 + share * 226 + bad + random() * 12;
  });
  const traces = weeks.map((height, week) => `M${short(156 + week * 12.6)} 306v${short(-height)}`);
  return { lines: traces.join(''), accent: 'M0 306H150C300 306 300 48 420 48H640' };
}
