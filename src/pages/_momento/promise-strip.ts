import { short } from '../../components/art/drawing.ts';
import { dot } from '../../components/art/shapes.ts';
import { counted } from '../../lib/format.ts';
import type { Agreement, FirstLook } from '../../content/first-look.ts';

export const WIDTH = 280;
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

/** Distance between two promises. */
const ROW = 30;
/** Far enough right that the window's edge crops the promise without a due day. */
const BEYOND = 4 * WIDTH;

/**
 * Draws all promises in rows, from the evening on the left to the last day on the right, and an unanswered one that begins today
 * and runs off the page.
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

/** Returns a promise's status today. */
export function promiseState({ due, kept }: Agreement, today: number): string {
  if (kept !== undefined) return `Done on day ${kept}`;
  if (due > today) return `Due in ${counted(due - today, 'day')}`;
  return due === today ? 'Due today' : `${counted(today - due, 'day')} late, reminder sent this morning`;
}
