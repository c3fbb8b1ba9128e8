import { countWithNoun } from '../../lib/format.ts';
import type { Agreement } from '../../content/first-look.ts';

/** Returns a promise's status today. */
export function promiseState({ due, kept }: Agreement, today: number): string {
  if (kept !== undefined) return `Done on day ${kept}`;
  if (due > today) return `Due in ${countWithNoun(due - today, 'day')}`;
  return due === today ? 'Due today' : `${countWithNoun(today - due, 'day')} late, reminder sent this morning`;
}
