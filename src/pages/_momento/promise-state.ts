import { short } from '../../components/art/drawing.ts';
import { countWithNoun } from '../../lib/format.ts';
import type { Agreement } from '../../content/first-look.ts';

const WIDTH = 280;
const EDGE = 8;

/** Returns a day's x position, from the evening on the left to the last day on the right. */
export function dayAt(day: number, days: number): string {
  return short(EDGE + (day / days) * (WIDTH - 2 * EDGE));
}

/** Draws a promise as a line from the evening to the day it was kept, else to today, then dashed to its due day. */
export function promiseStrip({ due, kept }: Agreement, today: number, days: number, y = 10) {
  return {
    run: `M${dayAt(0, days)} ${y - 6}v12m0-6H${dayAt(kept ?? today, days)}`,
    ahead: kept === undefined && due > today ? `M${dayAt(today, days)} ${y}H${dayAt(due, days)}` : undefined,
    end: dayAt(kept ?? due, days),
  };
}

/** Returns a promise's status today. */
export function promiseState({ due, kept }: Agreement, today: number): string {
  if (kept !== undefined) return `Done on day ${kept}`;
  if (due > today) return `Due in ${countWithNoun(due - today, 'day')}`;
  return due === today ? 'Due today' : `${countWithNoun(today - due, 'day')} late, reminder sent this morning`;
}
