import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatDate, parseDate } from '../../src/features/blog/read/dates.ts';

const NEW_YORK = 'America/New_York';

/** Returns the forms in a list with ` | ` between them. */
const split = (list: string) => list.trim().split(/ \|\s+/);

/** Dates as feeds write them, by the day that they mean; '' for text that names no single day. */
const FORMS: Record<string, readonly string[]> = {
  '2026-11-20': [
    'Nov 20, 2026 10:30\u202FPM',
    ...split(`
    Fri, 20 Nov 2026 09:30:00 GMT | Fri, 20 Nov 2026 09:30:00 +0000 | Fri, 20 Nov 2026 09:30:00 -0000 |
    Fri, 20 Nov 2026 09:30:00 Z | Fri, 20 Nov 2026 09:30 UT | Fri, 20 Nov 26 09:30:00 GMT |
    Friday, 20 November 2026 09:30:00 UTC | Friday, 20-Nov-26 09:30:00 GMT | Mon, 20 Nov 2026 09:30:00 GMT |
    20 Nov 2026 09:30:00 | 20 Nov 2026 | 20 Nov. 2026 | fri, 20 nov 2026 09:30:00 gmt |
    Fri,  20  Nov  2026  09:30:00  GMT | 20. November 2026 | 20th November 2026 | Nov 20th, 2026 | Nov 20 2026 |
    Nov. 20, 2026 | November 20, 2026 | Friday, November 20, 2026 | Fri Nov 20 09:30:00 2026 |
    Fri Nov 20 09:30:00 UTC 2026 | Fri Nov 20 2026 09:30:00 GMT+0100 (Central European Standard Time) |
    09:30 Nov 20, 2026 | 2026 Nov 20 | 2026-Nov-20 | November 20, 2026 at 9:30 AM | 2026-11-20 | 2026-11-20Z |
    2026-11-20+01:00 | 20261120 | 2026/11/20 | 2026.11.20 | 2026-11-20T09:30:00Z | 2026-11-20T09:30:00.123Z |
    2026-11-20T09:30:00,123456Z | 2026-11-20T09:30Z | 2026-11-20 09:30:00 | 2026-11-20T23:59:59 |
    2026-11-20T23:30:00+01:00 | 2026-11-20T09:30:00+0530 | 2026-11-20 09:30:00 +0100 | 2026-11-20 09:30:00 UTC |
    2026-11-20T09:30:00+05 | 2026-11-20T00:00:00-00:00 | Nov 20, 2026 10:30 PM | Nov 20, 2026 11:30 PM |
    Nov 20, 2026 10:30 pm | Nov 20, 2026 10:30 p.m. | Nov 20, 2026 10:30 a.m. | Nov 20, 2026, 10:30:15 PM |
    Nov 20, 2026 10 PM | Nov 20, 2026 12:05 AM | Nov 20, 2026 12:05 PM | Fri, 20 Nov 2026 10:30 PM |
    11/20/2026 10:30:00 PM | 20 November 2026 11:59 PM GMT | Fri, 20 Nov 2026 18:59:00 EST |
    Fri, 20 Nov 2026 19:30:00 EDT | Fri, 20 Nov 2026 17:30:00 CST | Fri, 20 Nov 2026 18:30:00 CDT |
    Fri, 20 Nov 2026 16:30:00 MST | Fri, 20 Nov 2026 17:30:00 MDT | Fri, 20 Nov 2026 15:30:00 PST |
    Fri, 20 Nov 2026 16:30:00 PDT | Fri, 20 Nov 2026 14:30:00 AKST | Fri, 20 Nov 2026 13:30:00 HST |
    Fri, 20 Nov 2026 09:30:00 CET | Fri, 20 Nov 2026 09:30:00 CEST | Fri, 20 Nov 2026 09:30:00 BST |
    Fri, 20 Nov 2026 09:30:00 IST | Fri, 20 Nov 2026 09:30:00 JST | Fri, 20 Nov 2026 10:30:00 AEST |
    Fri, 20 Nov 2026 09:30:00 MSK | Fri, 20 Nov 2026 09:30:00 EET | Fri, 20 Nov 2026 09:30:00 WET |
    Fri, 20 Nov 2026 13:30:00 NZDT | Fri, 20 Nov 2026 09:30:00 A | Fri, 20 Nov 2026 12:30:00 M |
    Fri, 20 Nov 2026 09:30:00 N | Fri, 20 Nov 2026 09:30:00 Y | Fri, 20 Nov 2026 23:30:00 XYZ | 20.11.2026 |
    20. 11. 2026 | 20.11.2026 09:30 | 20/11/2026 | 11/20/2026 | 1795168800 | 1795168800000`),
  ],
  '2026-11-21': split(`
    Fri, 20 Nov 2026 19:30:00 EST | Fri, 20 Nov 2026 10:30 PM EST | Fri, 20 Nov 2026 18:30:00 CST |
    Fri, 20 Nov 2026 16:30:00 PST | Fri, 20 Nov 2026 23:30:00 -0500 | Fri, 20 Nov 2026 13:00:00 Y |
    2026-11-20T24:00:00Z | 2026-11-20T22:30:00-08`),
  '2026-11-19': split(`
    Fri, 20 Nov 2026 00:30:00 CET | Fri, 20 Nov 2026 00:30:00 BST | Fri, 20 Nov 2026 05:00:00 IST |
    Fri, 20 Nov 2026 08:30:00 JST | Fri, 20 Nov 2026 11:30:00 M | 2026-11-20T00:30:00+05`),
  '1999-12-31': ['31 Dec 99', '31-Dec-99 23:59:59 GMT'],
  '1950-01-02': ['2 Jan 50'],
  '2049-01-02': ['2 Jan 49'],
  '1900-01-01': ['1 Jan 1900'],
  '2100-12-31': ['2100-12-31'],
  '2026-12-12': ['12/12/2026', '12-12-2026'],
  '2026-12-13': [
    ' 2026-12-13 ',
    ...split(`
    12/13/2026 | 13/12/2026 | 13Dec2026 | 13-dec-2026 | Dec-13 2026`),
  ],
  '2026-11-18': ['2026-11-19T13:59:00+14:00', '2026-11-18T24:00:00+00:59', '2026-11-17T23:59:60Z'],
  '2026-11-17': ['Tue(day),17(the)Nov(of) 2026'],
  '': [
    '',
    ...split(`
    31 Dec 1899 | 1 Jan 2101 | 12/11/2026 | 11/12/2026 | x20261120 | 202611201 | x 20.11.2026 | 20.11.20261 |
    x 20/11/2026 | 20/11/20261 | 20 Nov 20261 | x Nov 20 2026 | x 2026 Nov 20 | 2026 Nov 201 | 20 No 2026 |
    x1795168800 | 17951688000 | 2026-11-20T09:30:61Z | 2026-11-20T24:01:00Z | 2026-11-20T09:30:00+14:01x |
    2026-11-20T09:30:00+15:00 | 2026-11-20T09:30:00+05:75 | yesterday | 0 | -1 | 2026 | 2026-11 | November 2026 |
    Friday, November 20 | 31 Feb 2026 | 2026-02-30 | 29 Feb 2027 | 32 Nov 2026 | 20 Foo 2026 | 00.11.2026 |
    20.13.2026 | 05/06/2026 | Nov 20, 3026 | +275760-09-13 | 20 Nov 0026 | Fri, 20 Nov 2026 25:00:00 GMT |
    Fri, 20 Nov 2026 09:75:00 GMT | Fri, 20 Nov 2026 13:30 PM | Fri, 20 Nov 2026 09:30:00 +2500 | 99999999999 |
    Nov 20, 2026 and a half`),
  ],
};

test.each(Object.entries(FORMS).flatMap(([day, forms]) => forms.map((form) => [form, day] as const)))(
  'reads %j as %j',
  (form, day) => expect(formatDate(parseDate(form, 'UTC'), 'UTC').isoDate).toBe(day),
);

test('writes a day in US long form', () => {
  expect(formatDate(parseDate('20.11.2026', NEW_YORK), NEW_YORK)).toEqual({
    date: 'November 20, 2026',
    isoDate: '2026-11-20',
  });
  expect(formatDate(undefined, NEW_YORK)).toEqual({ date: '', isoDate: '' });
});

test.each([
  ['an evening in New York', 'Fri, 20 Nov 2026 20:00:00 -0500', NEW_YORK, '2026-11-20'],
  ['the last second of its day', '2026-11-21T04:59:59Z', NEW_YORK, '2026-11-20'],
  ['a morning in Tokyo', 'Sat, 21 Nov 2026 08:00:00 +0900', 'Asia/Tokyo', '2026-11-21'],
  ['a morning in Tokyo, from New York', 'Sat, 21 Nov 2026 08:00:00 +0900', NEW_YORK, '2026-11-20'],
  ['a summer night in London', '2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
  ['the night before summer time in London', '2026-03-28T23:30:00Z', 'Europe/London', '2026-03-28'],
  ['the night after summer time in London', '2026-10-25T23:30:00Z', 'Europe/London', '2026-10-25'],
  ['noon on the farthest island', '2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['a leap day', '2028-03-01T04:00:00Z', NEW_YORK, '2028-02-29'],
  ['a day without a time', '2028-02-29', NEW_YORK, '2028-02-29'],
  ['a day without a time, far east', '20 Nov 2026', 'Pacific/Kiritimati', '2026-11-20'],
])('%s has its day in the site’s time zone', (_, written, zone, day) =>
  expect(formatDate(parseDate(written, zone), zone).isoDate).toBe(day),
);

test('reads every form the same way in every time zone', { timeout: 60_000 }, () => {
  const forms = Object.values(FORMS).flat();
  const code = `import { parseDate } from './src/features/blog/read/dates.ts';
    console.log(JSON.stringify([new Date(0).getTimezoneOffset(), ...${JSON.stringify(forms)}.map((form) => parseDate(form, 'Asia/Tokyo') ?? null)]));`;
  const answers = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'].map((TZ) => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    return JSON.parse(output) as [number, ...(number | null)[]];
  });
  expect(new Set(answers.map(([offset]) => offset)).size).toBe(4);
  for (const [, ...times] of answers) expect(times).toEqual(forms.map((form) => parseDate(form, 'Asia/Tokyo') ?? null));
});
