// Not the platform's own names of them: it takes a phone as long to make a formatter as all the rest of this code together.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ZONE = /(?:Z|[+-]\d\d:?\d\d|\b[A-Z]{1,5}|\))\s*$/i;
const DAY_ALONE = /^\d{4}(?:-\d\d){0,2}$/;

/** Milliseconds since 1970 of a feed's date, or undefined where it is missing or invalid; UTC where it names no zone. */
export function parseDate(pubDate: string): number | undefined {
  const date = pubDate.trim();
  // Browsers read a day alone as UTC and a time without a zone as the reader's own.
  const zoned =
    DAY_ALONE.test(date) || ZONE.test(date) ? date : /^\d{4}-\d\d-\d\dT/.test(date) ? `${date}Z` : `${date} UTC`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * A day in US long form and for machines, in UTC for build and browser alike: a date that changes while the page hydrates
 * would be a lie in one of them. Both '' without a time.
 */
export function formatDate(time: number | undefined): { date: string; isoDate: string } {
  if (time === undefined) return { date: '', isoDate: '' };
  const day = new Date(time);
  const date = `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
  return { date, isoDate: day.toISOString().slice(0, 10) };
}
