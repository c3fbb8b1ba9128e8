import '../../support/american.ts';
import { describe, expect, test } from 'vitest';
import { dayIn, hasPassed, longDay, startOfDay } from '../../../src/lib/day.ts';

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
  ['2026-11-20', NEW_YORK, '2026-11-20T05:00:00.000Z'],
  ['2026-07-04', NEW_YORK, '2026-07-04T04:00:00.000Z'],
  ['2026-11-21', 'Asia/Tokyo', '2026-11-20T15:00:00.000Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ['2028-02-29', 'Asia/Kolkata', '2028-02-28T18:30:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'], // has no midnight
])('%s begins in %s at %s', (day, zone, moment) => expect(startOfDay(day, zone).toISOString()).toBe(moment));

describe('a day has passed', () => {
  test.each([
    ['in its last second', '2025-01-29T04:59:59Z', false],
    ['in the first second after it', '2025-01-29T05:00:00Z', true],
    ['long before it', '2024-01-29T05:00:00Z', false],
    ['years later', '2031-01-01T00:00:00Z', true],
  ])('%s', (_, now, passed) => expect(hasPassed('2025-01-28', new Date(now), NEW_YORK)).toBe(passed));
});

test('a day in long form stays the same day', () => expect(longDay('2025-01-28')).toBe('January 28, 2025'));
