/** What a calendar file says of one event (RFC 5545). */
export interface CalendarEvent {
  /** Unique in the world and the same in every edition of the file. */
  uid: string;
  /** When this edition was made. */
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** Two moments; or whole days (2026-05-12), the last one not included. */
  time: { starts: Date; ends: Date } | { from: string; until: string };
}

/** Octets of a line without its line break (RFC 5545, 3.1). */
const LONGEST = 75;

/**
 * A calendar file of one event. Moments are written in UTC, which every calendar shows in its owner's own zone. Whole
 * days are a placeholder for a date still to be told: tentative, and leaving the owner's time free.
 */
export function icsFile(product: string, event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${moment(event.stamp)}`,
    ...timeLines(event.time),
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function timeLines(time: CalendarEvent['time']): string[] {
  if ('starts' in time)
    return [`DTSTART:${moment(time.starts)}`, `DTEND:${moment(time.ends)}`, 'STATUS:CONFIRMED', 'TRANSP:OPAQUE'];
  const [from, until] = [time.from, time.until].map((day) => day.replaceAll('-', ''));
  return [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`, 'STATUS:TENTATIVE', 'TRANSP:TRANSPARENT'];
}

/** 20260512T130000Z */
function moment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT as the format wants it; control characters, which it does not admit, are left out. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a long line between characters, never inside one: every further piece starts with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
