import '../../support/american.ts';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatDate, parseDate } from '../../../src/features/blog/read/dates.ts';
import dated from '../cases/dates.json';

const NEW_YORK = 'America/New_York';

/** Dates as feeds write them, by the day that they mean; '' for text that names no single day. */
const FORMS: Readonly<Record<string, readonly string[]>> = dated;

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
