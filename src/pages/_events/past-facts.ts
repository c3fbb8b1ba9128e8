import type { SummitEvent } from '../../content/events.ts';
import { announcedDate, hoursOf } from '../../content/derived/event-times.ts';

/** Returns when and where a summit was, and how long if its hours are known. */
export function pastFacts({ time, location }: SummitEvent): string[] {
  const hours = hoursOf(time);
  return [announcedDate(time), location, ...(hours ? [`${hours} hours`] : [])];
}
