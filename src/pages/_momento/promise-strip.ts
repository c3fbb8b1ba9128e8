import { short } from '../../components/art/drawing.ts';
import { counted } from '../../lib/format.ts';
import type { Agreement } from '../../content/first-look.ts';

export const WIDTH = 280;
const EDGE = 8;

/** Where a day stands on the strip, from the evening at the left to the last day at the right. */
export function dayAt(day: number, days: number): string {
  return short(EDGE + (day / days) * (WIDTH - 2 * EDGE));
}

/** A promise as a line, at a height: from the evening to the day it was kept, else to today, and on, dashed, while it is not yet due. */
export function promiseStrip({ due, kept }: Agreement, today: number, days: number, y = 10) {
  return {
    run: `M${dayAt(0, days)} ${y - 6}v12m0-6H${dayAt(kept ?? today, days)}`,
    ahead: kept === undefined && due > today ? `M${dayAt(today, days)} ${y}H${dayAt(due, days)}` : undefined,
    end: dayAt(kept ?? due, days),
  };
}

/** What the software says of a promise today. */
export function promiseState({ due, kept }: Agreement, today: number): string {
  if (kept !== undefined) return `Kept on day ${kept}`;
  if (due > today) return `Due in ${counted(due - today, 'day')}`;
  return due === today ? 'Due today' : `${counted(today - due, 'day')} late; asked this morning`;
}
