/** The calendar day, as in 2026-05-12, that it is in a time zone at a moment. */
export function dayIn(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** Whether a day (2026-05-12) is over in its own time zone: not before its last minute there. */
export function hasPassed(day: string, now: Date, timeZone: string): boolean {
  return dayIn(now, timeZone) > day;
}

/** A day in US long form: January 28, 2025. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}
