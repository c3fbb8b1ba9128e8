import { dayIn, isDay, longDay, startOfDay } from '../../../lib/day.ts';

// `Date.parse` differs between engines and reads a time without a zone as local, so the build and a browser could disagree
// about the day. These rules give the same result everywhere.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Hours ahead of UTC. Of a name with several meanings (IST, BST, CST) the one that RFC 822 or most feeds use. */
// prettier-ignore
const ZONES: Record<string, number> = {
  UT: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3, IST: 5.5, SGT: 8,
  HKT: 8, AWST: 8, JST: 9, KST: 9, ACST: 9.5, ACDT: 10.5, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13,
  NST: -3.5, NDT: -2.5, AST: -4, ADT: -3, BRT: -3, ART: -3, EST: -5, EDT: -4, CST: -6, CDT: -5,
  MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10,
};

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?/gi;
const CLOCK = /(?:T|\b)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(?:\s*([ap])\.?m\b\.?)?/i;
const HOUR = /\b(\d{1,2})()()\s*([ap])\.?m\b\.?/i;
const NAMED_DAY = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b';
const ZONE = new RegExp(
  `^\\s*(?:(?:GMT|UTC?)?\\s*([+-])(\\d{1,2}):?(\\d\\d)?(?!\\d)|(?!${NAMED_DAY})([A-Z]{1,5})\\b)`,
  'i',
);

/**
 * Returns a feed's date in milliseconds since 1970, or undefined if the day is ambiguous. A time without a zone is in UTC. A day without
 * a time begins at midnight in the site's time zone.
 */
export function parseDate(pubDate: string, timeZone: string): number | undefined {
  const written = pubDate
    .trim()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/^(\d{4}-\d\d-\d\d)[+-]\d\d:?\d\d$/, '$1');
  if (/^(?:\d{10}|\d{13})$/.test(written)) return inRange(Number(written.padEnd(13, '0')));
  const clock = CLOCK.exec(written) ?? HOUR.exec(written);
  if (!clock) {
    const day = dayOf(written.replace(/(?:Z|\b[A-Z]{2,4})$/, ''));
    return day === undefined ? undefined : startOfDay(day, timeZone).getTime();
  }
  const time = timeOf(clock);
  const after = written.slice(clock.index + clock[0].length);
  const zone = ZONE.exec(after);
  const ahead = zone ? hoursAhead(zone) : 0;
  const day = dayOf(`${written.slice(0, clock.index)} ${after.slice(zone?.[0].length ?? 0)}`);
  if (day === undefined || time === undefined || ahead === undefined) return undefined;
  return Date.parse(day) + time - ahead * 3_600_000;
}

/** Returns a moment's day in the site's time zone, in the long form and for machines, or '' without a moment. */
export function formatDate(time: number | undefined, timeZone: string): { date: string; isoDate: string } {
  if (time === undefined) return { date: '', isoDate: '' };
  const isoDate = dayIn(new Date(time), timeZone);
  return { date: longDay(isoDate), isoDate };
}

/** Forms of a day. A named month has at least three letters. */
const DAYS = [
  /^(?<y>\d{4})([-/.])(?<m>\d{1,2})\2(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4})$/,
  /^(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>\d{4})$/,
  /^(?<d>\d{1,2})[ .-]*(?<m>[a-z]+)\.?[ -]*(?<y>\d{4}|\d\d)$/i,
  /^(?<m>[a-z]+)[. -]*(?<d>\d{1,2})[ -]+(?<y>\d{4})$/i,
];

/** Returns a day as `2026-11-20`, or undefined for one that is ambiguous or that no calendar has. */
function dayOf(written: string): string | undefined {
  const text = written
    .replace(WEEKDAY, ' ')
    .replace(/\b(?:at|of|on|the)\b|,/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { y = '', m = '', d = '' } = DAYS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  // 11/20/2026 and 20/11/2026 are clear; 5/6/2026 is May in one country and June in another.
  if (/^\d+[/-]\d+[/-]\d{4}$/.test(text)) {
    if (Number(m) > 12) return isoDay(y, d, m);
    if (Number(d) <= 12 && d !== m) return undefined;
  }
  return isoDay(fullYear(y), monthNumber(m), d);
}

function isoDay(...[year, month, day]: (string | number)[]): string | undefined {
  const iso = [`${year}`.padStart(4, '0'), ...[month, day].map((part) => `${part}`.padStart(2, '0'))].join('-');
  return isDay(iso) && inRange(Date.parse(iso)) !== undefined ? iso : undefined;
}

function inRange(time: number): number | undefined {
  const year = new Date(time).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time : undefined;
}

/** Reads a year of two digits as RFC 2822 does. */
function fullYear(year: string): number {
  return Number(year) + (year.length === 4 ? 0 : Number(year) < 50 ? 2000 : 1900);
}

function monthNumber(name: string): number {
  if (/\d/.test(name)) return Number(name);
  const start = name.toLowerCase();
  return start.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
}

function timeOf([, hours = '', minutes = '', seconds = '', half]: RegExpExecArray): number | undefined {
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  if (h * 60 + m > 24 * 60 || m > 59 || s > 60 || (half && h > 12)) return undefined;
  const afternoon = half?.toLowerCase() === 'p';
  return (((half ? (h % 12) + (afternoon ? 12 : 0) : h) * 60 + m) * 60 + s) * 1000;
}

/** Returns a zone's offset from UTC in hours: 0 for a name that isn't known, undefined for an impossible offset. */
function hoursAhead([, sign, hours = '', minutes = '', name = '']: RegExpExecArray): number | undefined {
  if (sign) {
    const [h, m] = [Number(hours), Number(minutes)];
    return h > 14 || m > 59 ? undefined : (h + m / 60) * (sign === '-' ? -1 : 1);
  }
  return ZONES[name.toUpperCase()] ?? 0;
}
