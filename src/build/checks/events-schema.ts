import { z } from 'astro/zod';
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
    time,
    location: text,
    town: text,
    address: z.strictObject({ locality: text, region: text, country: text.length(2, 'must be a code such as US') }),
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
