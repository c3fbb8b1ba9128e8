import { language } from '../locale.ts';

/** Other languages write a clock's hours as Intl does. */
const AMERICAN = language === 'en-US';

/** Returns whether a calendar has a day (2026-05-12). JavaScript reads February 30 as March 2. */
export function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** A blog of thousands of posts asks for as many days: making a formatter takes longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day (2026-05-12, as Swedes write it) of a moment in a time zone. */
export function dayIn(moment: Date, timeZone: string): string {
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formatters.set(timeZone, formatter);
  return formatter.format(moment);
}

const MINUTE = 60_000;
/** Time zones reach from 12 hours behind UTC to 14 ahead. */
const FARTHEST = 15 * 60 * MINUTE;

/** Returns the moment at which a day (2026-05-12) begins in a time zone, to the minute: midnight, or the first time after it that the zone has. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00Z`);
  let [earlier, later] = [midnight - FARTHEST, midnight + FARTHEST];
  while (later - earlier > MINUTE) {
    const middle = earlier + Math.floor((later - earlier) / 2 / MINUTE) * MINUTE;
    if (dayIn(new Date(middle), timeZone) < day) earlier = middle;
    else later = middle;
  }
  return new Date(later);
}

/** Returns whether a day (2026-05-12) has ended in its time zone. */
export function hasPassed(day: string, now: Date, timeZone: string): boolean {
  return dayIn(now, timeZone) > day;
}

/** Writes a day in the language's long form: January 28, 2025. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** Writes the hours between two moments of a day in a time zone: '6:00–9:00 PM', '11:00 AM–1:00 PM'. */
export function clockRange(starts: string, ends: string, timeZone: string): string {
  if (!AMERICAN) return between(starts, ends, { timeStyle: 'short', timeZone });
  const [from, to] = [clock(starts, timeZone), clock(ends, timeZone)];
  return from.half === to.half
    ? `${from.time}–${to.time} ${to.half}`
    : `${from.time} ${from.half}–${to.time} ${to.half}`;
}

/** Writes a day and its hours as announced: 'Tuesday May 12, 2026, 9am–6pm EDT'. Omits minutes on the hour. */
export function announcedTime(starts: string, ends: string, timeZone: string): string {
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  if (!AMERICAN)
    return between(starts, ends, { ...day, hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' });
  const moment = new Date(starts);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).formatToParts(moment);
  const weekday = written({ weekday: 'long' })[0]?.value;
  const date = written({ dateStyle: 'long' })
    .map(({ value }) => value)
    .join('');
  const zone = written({ timeZoneName: 'short' }).find(({ type }) => type === 'timeZoneName')?.value;
  const hours = [starts, ends]
    .map((at) => clock(at, timeZone))
    .map(({ time, half }) => `${time.replace(':00', '')}${half.toLowerCase()}`);
  return `${weekday} ${date}, ${hours.join('–')} ${zone}`;
}

/** Writes the range between two moments as the language does. */
function between(starts: string, ends: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, options).formatRange(new Date(starts), new Date(ends));
}

function clock(at: string, timeZone: string): { time: string; half: string } {
  const parts = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).formatToParts(new Date(at));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { time: `${part['hour']}:${part['minute']}`, half: part['dayPeriod'] ?? '' };
}
