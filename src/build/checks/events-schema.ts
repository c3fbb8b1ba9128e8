import { z } from 'astro/zod';
import type { EventTime } from '../../content/events.ts';
import { dayIn } from '../../lib/day.ts';
import { isHttpUrl } from '../../lib/url.ts';

const text = z.string().trim().min(1, 'must not be empty');
const texts = z.array(text).min(1, 'must have at least one entry');
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/, 'must be a moment such as 2026-05-12T09:00-04:00')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a moment that exists');
const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/New_York');

const time = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hours'), starts: moment, ends: moment, timeZone }),
  z.strictObject({ kind: z.literal('year'), year: z.number().int('must be a whole number'), timeZone }),
]);

const event = z
  .strictObject({
    title: text,
    tagline: text,
    date: text,
    time,
    location: text,
    description: text,
    highlights: texts,
    tracks: z
      .array(z.strictObject({ name: text, description: text }))
      .min(1, 'must have at least one entry')
      .optional(),
    details: texts.optional(),
    url: z.string().refine(isHttpUrl, 'must be a link that starts with https:// or http://'),
    ctaText: text,
  })
  .refine(({ time: { kind, ...when } }) => kind === 'year' || endsAfterStart(when), {
    path: ['time', 'ends'],
    message: 'must be later than starts',
  })
  .superRefine(({ date, time: when }, context) => {
    const missing = namesOf(when).filter((name) => !date.includes(name));
    if (missing.length === 0) return;
    context.addIssue({ code: 'custom', path: ['date'], message: `must name the day of time: ${missing.join(', ')}` });
  });

/** What valid events look like: a key for each, which its calendar file is called by. */
export const eventsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a name such as ai-summit'),
  event,
);

function isTimeZone(name: string): boolean {
  try {
    return dayIn(new Date(0), name) !== '';
  } catch {
    return false;
  }
}

function endsAfterStart(when: object): boolean {
  const { starts, ends } = when as { starts: string; ends: string };
  return Date.parse(ends) > Date.parse(starts);
}

/** What the text of a date must contain, so that page and calendar can't say two things. */
function namesOf(when: EventTime): string[] {
  if (when.kind === 'year') return [String(when.year)];
  const { timeZone: zone } = when;
  const start = new Date(when.starts);
  if (!isTimeZone(zone) || Number.isNaN(start.getTime())) return []; // each a fault of its own
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(start);
  return [weekday, new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(start)];
}
