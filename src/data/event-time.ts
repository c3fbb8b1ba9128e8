import { announcedTime, dayIn, hasPassed } from '../lib/day.ts';
import type { EventHours, EventTime } from './schemas/event.ts';

/** Returns the last day of an event, in its own time zone. */
export function lastDay(time: EventTime): string {
  return time.kind === 'year' ? `${time.year}-12-31` : dayIn(new Date(time.ends), time.timeZone);
}

/** Returns whether an event's last day is over. An event with only a year is over when the year is. */
export function isOver(time: EventTime, now: Date): boolean {
  return hasPassed(lastDay(time), now, time.timeZone);
}

/** Returns an event's date as announced: 'Tuesday May 12, 2026, 9am–6pm EDT', or its year. */
export function announcedDate(time: EventTime): string {
  return time.kind === 'year' ? String(time.year) : announcedTime(time.starts, time.ends, time.timeZone);
}

/** Returns whether an event has a calendar file: its hours are known, and it isn't over. */
export function hasCalendar(time: EventTime, now: Date): time is EventHours {
  return time.kind === 'hours' && !isOver(time, now);
}

/** Returns how many hours an event lasts, or undefined if only its year is known. */
export function hoursOf(time: EventTime): number | undefined {
  return time.kind === 'hours' ? (Date.parse(time.ends) - Date.parse(time.starts)) / 3_600_000 : undefined;
}
