import { describe, expect, test } from 'vitest';
import { dayIn, hasPassed, longDay, rfcDate, startOfDay } from '../../src/lib/day.ts';

const NEW_YORK = 'America/New_York';

describe('the day in a time zone', () => {
  test.each([
    ['2026-05-13T03:59:59Z', NEW_YORK, '2026-05-12'],
    ['2026-05-13T04:00:00Z', NEW_YORK, '2026-05-13'],
    ['2025-01-29T04:59:59Z', NEW_YORK, '2025-01-28'],
    ['2025-01-29T05:00:00Z', NEW_YORK, '2025-01-29'],
    ['2025-12-31T23:30:00Z', 'Asia/Tokyo', '2026-01-01'],
  ])('%s in %s is %s', (moment, zone, day) => expect(dayIn(new Date(moment), zone)).toBe(day));
});

test.each([
  ['2026-11-20', NEW_YORK, '2026-11-20T05:00:00.000Z', 'Fri, 20 Nov 2026 00:00:00 -0500'],
  ['2026-07-04', NEW_YORK, '2026-07-04T04:00:00.000Z', 'Sat, 04 Jul 2026 00:00:00 -0400'],
  ['2026-11-21', 'Asia/Tokyo', '2026-11-20T15:00:00.000Z', 'Sat, 21 Nov 2026 00:00:00 +0900'],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 'Sun, 29 Mar 2026 00:00:00 +0000'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z', 'Mon, 30 Mar 2026 00:00:00 +0100'],
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 'Sun, 25 Oct 2026 00:00:00 +0100'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', 'Thu, 01 Jan 2026 00:00:00 +1400'],
  ['2028-02-29', 'Asia/Kolkata', '2028-02-28T18:30:00.000Z', 'Tue, 29 Feb 2028 00:00:00 +0530'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 'Sun, 06 Sep 2026 01:00:00 -0300'], // has no midnight
])('%s begins in %s at %s', (day, zone, moment, written) => {
  expect(startOfDay(day, zone).toISOString()).toBe(moment);
  expect(rfcDate(startOfDay(day, zone), zone)).toBe(written);
});

describe('a day has passed', () => {
  test.each([
    ['in its last second', '2025-01-29T04:59:59Z', false],
    ['in the first second after it', '2025-01-29T05:00:00Z', true],
    ['long before it', '2024-01-29T05:00:00Z', false],
    ['years later', '2031-01-01T00:00:00Z', true],
  ])('%s', (_, now, passed) => expect(hasPassed('2025-01-28', new Date(now), NEW_YORK)).toBe(passed));
});

test('a day in long form stays the same day', () => expect(longDay('2025-01-28')).toBe('January 28, 2025'));
