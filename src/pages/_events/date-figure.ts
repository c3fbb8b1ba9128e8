import type { EventTime } from '../../content/events.ts';
import { language } from '../../locale.ts';

/** Formats an event's date for large type: 'May 12', or '2025' if only the year is known. */
export function dateFigure(time: EventTime): string {
  if (time.kind === 'year') return String(time.year);
  const { timeZone } = time;
  return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone }).format(new Date(time.starts));
}
