import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { dayIn, hasPassed } from '../lib/day.ts';
import { defineWords } from '../lib/define-words.ts';
import { capitalized, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, key, link, dateTime, text, texts, timeZone, postalTown } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { commitments } from './commitments.ts';
import { labels } from './labels.ts';

const FILE = 'src/content/events.ts';

/** An event's time: the hours of a day, or only a year if the day isn't announced. */
const eventTime = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('hours'), starts: dateTime, ends: dateTime, timeZone }),
    z.strictObject({ kind: z.literal('year'), year: z.number().int('must be a whole number'), timeZone }),
  ])
  .refine((when) => when.kind === 'year' || Date.parse(when.ends) > Date.parse(when.starts), {
    path: ['ends'],
    message: 'must be later than starts',
  });

const track = z.strictObject({ name: text, description: text });

const event = z.strictObject({
  title: text,
  tagline: text,
  time: eventTime,
  location: text,
  /** Its town alone, as a description names it. */
  town: text,
  /** The address, for structured data. */
  address: postalTown,
  description: text,
  highlights: texts,
  tracks: z.array(track).min(1, 'must have at least one entry').optional(),
  details: texts.optional(),
  /** Registration, on another site. */
  url: link,
  buttonLabel: text,
});

/** The events by key, which is also the name of the calendar file. */
export const eventsSchema = z.record(key, event);

export type Town = Readonly<z.infer<typeof postalTown>>;
export type EventTime = Readonly<z.infer<typeof eventTime>>;
export type EventHours = Extract<EventTime, { kind: 'hours' }>;
export type SummitEvent = DeepReadonly<z.infer<typeof event>>;

/** The refund deadline, counted back from a summit. */
export const refund = defineContent(FILE, lengthRule, { days: 7 });

/** The name in its title and on its button. */
const leadershipSummit = 'Leadership Summit';

/** The events in page order. The key is the name of the calendar file. */
export const events: Readonly<Record<string, SummitEvent>> = defineContent(FILE, eventsSchema, {
  'ai-summit': {
    title: 'AI Summit New York',
    tagline: 'What works in production, from the people who run it',
    time: { kind: 'year', year: 2025, timeZone: 'America/New_York' },
    location: 'New York City',
    town: 'New York City',
    address: { locality: 'New York', region: 'NY', country: 'US' },
    description:
      'Every speaker answered the same two questions: what’s running today, and what did it change? They showed what it cost and what went wrong. There were no vendor pitches.',
    highlights: ['Working systems, demonstrated live on real data', 'Speakers who run the systems themselves'],
    tracks: [
      { name: 'Strategy', description: 'How to choose the first workflow and turn down the rest.' },
      { name: 'Models', description: 'How to build, buy and test them.' },
      { name: 'Data', description: 'Sources, quality and access.' },
      { name: 'People', description: 'How to train a skeptical team and keep its trust.' },
    ],
    url: site.links.summitRegistration,
    buttonLabel: 'Register for the AI Summit',
  },
  'leadership-summit': {
    title: leadershipSummit,
    tagline: 'One day to make a decision you’ve been putting off',
    time: {
      kind: 'hours',
      starts: '2026-05-12T09:00-04:00',
      ends: '2026-05-12T18:00-04:00',
      timeZone: 'America/New_York',
    },
    location: 'Conference center in Briarcliff Manor, NY',
    town: 'Briarcliff Manor',
    address: { locality: 'Briarcliff Manor', region: 'NY', country: 'US' },
    description: 'Each guest brought one overdue decision, made it that day and named a person who would check on it.',
    highlights: [
      'Morning: short talks without slides, then quiet time to think',
      'Afternoon: small tables, with each guest’s question in turn',
      'You write down your decision and read it to your table',
    ],
    details: sample(['Lunch and coffee, included', 'You leave your phone at the door during sessions']),
    url: site.links.offsiteRegistration,
    buttonLabel: `Register for the ${leadershipSummit}`,
  },
});

/** Returns the last day of an event, in its own time zone. */
export function lastDay(time: EventTime): string {
  return time.kind === 'year' ? `${time.year}-12-31` : dayIn(new Date(time.ends), time.timeZone);
}

/** True if every event is over on the day of the build. */
export const allOver = Object.values(events).every(({ time }) => hasPassed(lastDay(time), new Date(), time.timeZone));

/** The words of /events. The refund terms are in refunds.ts. */
export const words = defineWords('src/content/events.ts', {
  opening: {
    title: 'One-day summits for people who run companies',
    lead: 'One shows you AI that already works in production, and the other gives you time to make a hard decision.',
    over: `We’ve held ${inWords(Object.keys(events).length)}, on AI in production and on hard decisions. The next date and price aren’t set; leave your email, and we’ll tell you when they are.`,
  },
  list: {
    title: (over: boolean) => (over ? 'The last summits' : 'The summits'),
    isOver: 'This summit is over.',
    hours: (hours: number) => `${hours} hours`,
    tracks: (count: number) => `${capitalized(inWords(count))} session tracks`,
    pastPage: 'See this past summit’s page',
    calendar: 'Add it to your calendar',
  },
  nextDate: { event: 'summit', title: 'Hear when tickets go on sale' },
  terms: {
    title: 'Ticket terms',
    transfer: commitments.ticketTransfer,
    length: (hours: number) => `A summit day is ${hours} hours, breaks included.`,
    registration: 'Tickets are sold on a separate ticketing site.',
    delivery: commitments.ticketDelivery,
  },
  closing: {
    title: 'Want to speak, or bring a team?',
    text: 'Tell us your topic, or how many of you would come.',
    actions: [
      { label: labels.contactUs, href: paths.contact },
      { label: 'Or start with a dinner', href: paths.council },
    ],
  },
});
