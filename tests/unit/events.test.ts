import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { announcedDate, hoursOf, isOver, lastDay } from '../../src/data/event-time.ts';
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
