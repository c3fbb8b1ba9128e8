import { announcedTime, dayIn, hasPassed } from '../lib/day.ts';
import { language } from '../locale.ts';
import type { EventHours, EventTime } from './schemas/event.ts';

/** Returns the last day of an event, in its own time zone. */
export function lastDay(time: EventTime): string {
  return time.kind === 'year' ? `${time.year}-12-31` : dayIn(new Date(time.ends), time.timeZone);
}

const HOUR_MS = 3_600_000;

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
  return time.kind === 'hours' ? (Date.parse(time.ends) - Date.parse(time.starts)) / HOUR_MS : undefined;
}

/** Returns the quarter hours of an event on the clocks of its place, from its start to its end, as the language writes them: '9 AM', '9:15 AM'. */
export function clockTimes(time: EventHours, tag = language): string[] {
  return Array.from({ length: Math.floor(4 * (hoursOf(time) ?? 0)) + 1 }, (_, quarter) => {
    const isFull = (startHour(time) + quarter / 4) % 1 === 0;
    const minutes = isFull ? {} : ({ minute: '2-digit' } as const);
    const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', ...minutes, timeZone: time.timeZone });
    return clock.format(Date.parse(time.starts) + (quarter * HOUR_MS) / 4);
  });
}

/** Returns when an event starts on the clocks of its place, in hours: 9.5 for half past nine. */
export function startHour({ starts, timeZone }: EventHours): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(starts));
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour + minute / 60;
}
