import { z } from 'astro/zod';
import type { DeepReadonly } from '../../lib/validation.ts';
import { dateTime, key, lengthRule, link, postalTown, text, texts, timeZone } from '../../lib/schema.ts';

const hours = z.strictObject({ kind: z.literal('hours'), starts: dateTime, ends: dateTime, timeZone });
const year = z.strictObject({ kind: z.literal('year'), year: z.number().int('must be a whole number'), timeZone });
const later = { path: ['ends'], message: 'must be later than starts' };
const endsLater = ({ starts, ends }: z.infer<typeof hours>) => Date.parse(ends) > Date.parse(starts);

export const eventHours = hours.refine(endsLater, later);

/** An event's time: the hours of a day, or only a year if the day isn't announced. */
const eventTime = z
  .discriminatedUnion('kind', [hours, year])
  .refine((time) => time.kind === 'year' || endsLater(time), later);

const event = z.strictObject({
  /** Its anchor on the page, and the name of its calendar file. */
  id: key,
  title: text,
  tagline: text,
  time: eventTime,
  location: text,
  /** The address, for structured data. */
  address: postalTown,
  description: text,
  highlights: texts,
  tracks: z.array(z.strictObject({ name: text, description: text })).optional(),
  /** What a visitor needs to know while it is ahead. */
  details: texts.optional(),
  /** Registration, on another site. */
  url: link,
  buttonLabel: text,
});

/** The events, in page order, and how long before one a ticket is refunded. */
export const events = z.strictObject({ refund: lengthRule, list: z.array(event) });

export type EventTime = Readonly<z.infer<typeof eventTime>>;
export type EventHours = Extract<EventTime, { kind: 'hours' }>;
export type SummitEvent = DeepReadonly<z.infer<typeof event>>;
