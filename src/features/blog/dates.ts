// One time zone for build and browser: a date that changes while the page hydrates would be a lie in one of them.
const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Milliseconds since 1970 of a feed's date, or undefined where it is missing or invalid. */
export function parseDate(pubDate: string): number | undefined {
  const time = Date.parse(pubDate);
  return Number.isNaN(time) ? undefined : time;
}

/** A day in US long form and for machines; both '' without a time. */
export function formatDate(time: number | undefined): { date: string; isoDate: string } {
  if (time === undefined) return { date: '', isoDate: '' };
  return { date: longForm.format(time), isoDate: new Date(time).toISOString().slice(0, 10) };
}
