import type { Unlocated } from './finding.ts';

/** A day that a page announces. */
export interface Announced {
  title: string;
  /** Where it is written. */
  file: string;
  over: boolean;
}

/** Events that are over and still on the site: it says so of them, and a new date would sell more. */
export function pastDates(announced: readonly Announced[]): Unlocated[] {
  return announced
    .filter(({ over }) => over)
    .map(({ title, file }) => ({
      level: 'advice',
      file,
      at: title,
      problem: `"${title}" is over; its page says so and sells nothing for it.`,
      remedy: 'Give it its next date, or remove it.',
    }));
}
