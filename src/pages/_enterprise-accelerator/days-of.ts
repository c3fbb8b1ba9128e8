import type { Figure } from '../../lib/format.ts';

/** Returns the days that a claim names, at most; 0 if it isn't about days. */
export function daysOf(figure: Figure): number {
  if (!('days' in figure)) return 0;
  return typeof figure.days === 'number' ? figure.days : figure.days.max;
}
