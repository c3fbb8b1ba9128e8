import { short } from '../../components/art/drawing.ts';
import { dot } from '../../components/art/shapes.ts';
import { counted } from '../../lib/format.ts';
import type { Agreement, FirstLook } from '../../content/first-look.ts';

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

/** Between two promises that stand on one page. */
const ROW = 30;
/** Far enough to the right for the window's edge to cut what has no day. */
const BEYOND = 4 * WIDTH;

/**
 * All promises below each other, from the evening at the left edge of the view box to the last day at its right, and one more that
 * nobody has answered yet: it begins today and goes on.
 */
export function openPromises({ agreements, today, days }: FirstLook) {
  const strips = agreements.map((agreement, row) => ({
    ...promiseStrip(agreement, today, days, row * ROW),
    row,
    agreement,
  }));
  const height = agreements.length * ROW;
  const dots = (wanted: typeof strips) => wanted.map(({ end, row }) => dot(Number(end), row * ROW)).join('');
  const now = dayAt(today, days);
  return {
    viewBox: `${EDGE} 0 ${WIDTH - 2 * EDGE} ${height + ROW}`,
    today: `M${now} -${ROW / 2}V${height}`,
    runs: strips.map(({ run }) => run).join(''),
    ahead: `${strips.map(({ ahead = '' }) => ahead).join('')}M${now} ${height}H${BEYOND}`,
    kept: dots(strips.filter(({ agreement }) => agreement.kept !== undefined)),
    due: dots(strips.filter(({ agreement }) => agreement.kept === undefined)),
    asked: dot(Number(now), height),
  };
}

/** What the software says of a promise today. */
export function promiseState({ due, kept }: Agreement, today: number): string {
  if (kept !== undefined) return `Done on day ${kept}`;
  if (due > today) return `Due in ${counted(due - today, 'day')}`;
  return due === today ? 'Due today' : `${counted(today - due, 'day')} late, reminder sent this morning`;
}
