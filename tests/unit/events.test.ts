import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { announcedDate, clockTimes, hoursOf, isOver, lastDay } from '../../src/data/event-time.ts';
import { events as schema } from '../../src/data/schemas/event.ts';
import { eventCalendar } from '../../src/generators/calendar.ts';
import { validationErrors } from '../../src/lib/validation.ts';
import { unwrap } from '../../src/lib/unwrap.ts';

const shipped = unwrap(content.events.list[0], 'an event');
const timeZone = 'America/New_York';
const dated = {
  ...shipped,
  time: { kind: 'hours', starts: '2026-05-12T09:00-04:00', ends: '2026-05-12T18:00-04:00', timeZone },
} as const;
const yearly = { ...shipped, time: { kind: 'year', year: 2025, timeZone } } as const;

function found(change: object): string[] {
  return validationErrors('events.json', schema, { ...content.events, list: [{ ...dated, ...change }] });
}

describe('the events', () => {
  test.each([
    ['an end before its start', { time: { ...dated.time, ends: '2026-05-12T08:00-04:00' } }, 'time.ends must be later'],
    ['a place that is no time zone', { time: { ...dated.time, timeZone: 'Briarcliff' } }, 'must be a time zone'],
  ])('with %s stop the build by name', (_, change, sentence) => expect(found(change).join('\n')).toContain(sentence));

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
  ])('at %s have the same times on the clock and in the text', (_, start, hours, zone, text, clock) => {
    const starts = `2026-${start}`;
    const ends = new Date(Date.parse(starts) + hours * 3_600_000).toISOString();
    const time = { kind: 'hours', starts, ends, timeZone: zone } as const;
    expect([announcedDate(time), hoursOf(time)]).toEqual([text, hours]);
    expect(clockTimes(time, 'en-US').join().replace(/\s/g, ' ')).toBe(clock);
  });

  test('of a year alone have no hours', () => {
    expect([announcedDate(yearly.time), hoursOf(yearly.time)]).toEqual(['2025', undefined]);
  });

  test('are over after their last day in their own time zone', () => {
    expect([lastDay(dated.time), lastDay(yearly.time)]).toEqual(['2026-05-12', '2025-12-31']);
    expect(isOver(dated.time, new Date('2026-05-13T03:59:59Z'))).toBe(false);
    expect(isOver(dated.time, new Date('2026-05-13T04:00:00Z'))).toBe(true);
    expect(isOver(yearly.time, new Date('2026-01-01T04:59:59Z'))).toBe(false);
    expect(isOver(yearly.time, new Date('2026-01-01T05:00:00Z'))).toBe(true);
  });
});

describe('a calendar file', () => {
  const builtAt = new Date('2026-03-01T12:00:30Z');
  const edition = { host: 'example.com', siteName: 'A Site', builtAt };

  test('has 9am-6pm EDT as 13:00 to 22:00 UTC', () => {
    const file = eventCalendar(dated, dated.time, edition);
    expect(file).toContain(`\r\nUID:${dated.id}@example.com\r\n`);
    expect(file).toContain('\r\nDTSTART:20260512T130000Z\r\nDTEND:20260512T220000Z\r\n');
  });

  test('is newer than the one before, even if the event moves to an earlier day', () => {
    const version = (file: string) =>
      ['DTSTAMP', 'SEQUENCE'].map((name) => new RegExp(`\r\n${name}:(\\S+)`).exec(file)?.[1] ?? '');
    const earlier = { ...dated.time, starts: '2026-05-05T09:00-04:00', ends: '2026-05-05T18:00-04:00' };
    const later = { ...edition, builtAt: new Date('2026-03-01T12:01:30Z') };
    const [stamp = '', sequence] = version(eventCalendar(dated, dated.time, edition));
    const [newStamp = '', newSequence] = version(eventCalendar(dated, earlier, later));
    expect(newStamp > stamp).toBe(true);
    expect(Number(newSequence)).toBeGreaterThan(Number(sequence));
  });
});
