import { type EventTime, lastDay } from '../../content/events.ts';
import { announcedTime, hasPassed } from '../../lib/day.ts';

/** Whether an event's day is over. One that has only a year is over with the year. */
export function isOver(time: EventTime, now: Date): boolean {
  return hasPassed(lastDay(time), now, time.timeZone);
}

/** An event's date as it is announced: 'Tuesday May 12, 2026, 9am–6pm EDT', or its year. */
export function announcedDate(time: EventTime): string {
  return time.kind === 'year' ? String(time.year) : announcedTime(time.starts, time.ends, time.timeZone);
}

/** Whether an event has a calendar file: one whose hours are known, and still to come. */
export function hasCalendar(time: EventTime, now: Date): boolean {
  return time.kind === 'hours' && !isOver(time, now);
}

/** How many hours an event lasts; undefined where only its year is known. */
export function hoursOf(time: EventTime): number | undefined {
  return time.kind === 'hours' ? (Date.parse(time.ends) - Date.parse(time.starts)) / 3_600_000 : undefined;
}
