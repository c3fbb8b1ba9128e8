import '../../support/american.ts';
import { expect, test } from 'vitest';
import { announcedDate, clockTimes, hoursOf } from '../../../src/data/event-time.ts';

const timeZone = 'America/New_York';

test.each([
  [
    'a morning',
    '05-12T09:00-04:00',
    2,
    timeZone,
    'Tuesday May 12, 2026, 9am–11am EDT',
    '9 AM,9:15 AM,9:30 AM,9:45 AM,10 AM,10:15 AM,10:30 AM,10:45 AM,11 AM',
  ],
  [
    'UTC',
    '05-12T13:00+00:00',
    2,
    timeZone,
    'Tuesday May 12, 2026, 9am–11am EDT',
    '9 AM,9:15 AM,9:30 AM,9:45 AM,10 AM,10:15 AM,10:30 AM,10:45 AM,11 AM',
  ],
  [
    'a half hour',
    '05-12T04:00Z',
    1,
    'Asia/Kolkata',
    'Tuesday May 12, 2026, 9:30am–10:30am GMT+5:30',
    '9:30 AM,9:45 AM,10 AM,10:15 AM,10:30 AM',
  ],
  [
    'a lost hour',
    '03-29T00:00Z',
    2,
    'Europe/London',
    'Sunday March 29, 2026, 12am–3am GMT',
    '12 AM,12:15 AM,12:30 AM,12:45 AM,2 AM,2:15 AM,2:30 AM,2:45 AM,3 AM',
  ],
])('an event at %s has the same times on the clock and in the text', (_, start, hours, zone, text, clock) => {
  const starts = `2026-${start}`;
  const ends = new Date(Date.parse(starts) + hours * 3_600_000).toISOString();
  const time = { kind: 'hours', starts, ends, timeZone: zone } as const;
  expect([announcedDate(time), hoursOf(time)]).toEqual([text, hours]);
  expect(clockTimes(time, 'en-US').join().replace(/\s/g, ' ')).toBe(clock);
});
