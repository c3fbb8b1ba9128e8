import { describe, expect, test } from 'vitest';
import { type CalendarEvent, icsFile } from '../../src/lib/ics.ts';

const base: CalendarEvent = {
  uid: 'summit@example.com',
  stamp: new Date('2026-01-02T03:04:05.678Z'),
  summary: 'Summit',
  description: 'Text',
  location: 'Here',
  url: 'https://example.com/a,b;c',
  time: { starts: new Date('2026-05-12T09:00-04:00'), ends: new Date('2026-05-12T18:00-04:00') },
};

const file = (changes: Partial<CalendarEvent> = {}) => icsFile('-//A//B//EN', { ...base, ...changes });
/** The lines as a calendar reads them: unfolded. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  test('is one event between its brackets, every line ended by CRLF', () => {
    const text = file();
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines(text).slice(0, 4)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//A//B//EN', 'BEGIN:VEVENT']);
  });

  test('tells moments in UTC', () => {
    expect(lines(file())).toEqual(
      expect.arrayContaining(['DTSTAMP:20260102T030405Z', 'DTSTART:20260512T130000Z', 'DTEND:20260512T220000Z']),
    );
  });

  test('tells whole days as tentative, and leaves the time free', () => {
    expect(lines(file({ time: { from: '2025-01-01', until: '2026-01-01' } }))).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20250101',
        'DTEND;VALUE=DATE:20260101',
        'STATUS:TENTATIVE',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  test('escapes text but not addresses', () => {
    const found = lines(file({ summary: 'a,b;c\\d\r\ne\rf\ng\u0007h' }));
    expect(found).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\\ngh');
    expect(found).toContain('URL:https://example.com/a,b;c');
  });

  test.each([
    ['exactly 75 octets', 'x'.repeat(75 - 'SUMMARY:'.length), 1],
    ['76 octets', 'x'.repeat(76 - 'SUMMARY:'.length), 2],
    ['characters of several octets', '—é😀'.repeat(40), 6],
  ])('folds a line of %s', (_, summary, pieces) => {
    const text = file({ summary });
    expect(lines(text)).toContain(`SUMMARY:${summary}`);
    const physical = text.split('\r\n');
    for (const line of physical) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const first = physical.findIndex((line) => line.startsWith('SUMMARY'));
    const next = physical.findIndex((line) => line.startsWith('DESCRIPTION'));
    expect(next - first).toBe(pieces);
  });
});
