import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { duration, key, link, moment, text, texts, timeZone, town } from '../lib/schema.ts';
import { site } from '../site.config.ts';

const FILE = 'src/content/events.ts';

/** When an event is: hours of a day, or, where the day has not been told, a year. */
const time = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('hours'), starts: moment, ends: moment, timeZone }),
    z.strictObject({ kind: z.literal('year'), year: z.number().int('must be a whole number'), timeZone }),
  ])
  .refine((when) => when.kind === 'year' || Date.parse(when.ends) > Date.parse(when.starts), {
    path: ['ends'],
    message: 'must be later than starts',
  });

const track = z.strictObject({ name: text, description: text });

/** What /events says of an event. */
const event = z.strictObject({
  title: text,
  tagline: text,
  time,
  location: text,
  /** Its town alone, as a description names it. */
  town: text,
  /** The same for machines. */
  address: town,
  /** Whom it is for, as a sentence that a visitor might say of themselves. */
  door: text,
  description: text,
  highlights: texts,
  tracks: z.array(track).min(1, 'must have at least one entry').optional(),
  details: texts.optional(),
  /** Registration, on another site. */
  url: link,
  ctaText: text,
});

/** A key for each event, which its calendar file is called by. */
export const eventsSchema = z.record(key, event);

export type Town = Readonly<z.infer<typeof town>>;
export type EventTime = Readonly<z.infer<typeof time>>;
export type SummitEvent = DeepReadonly<z.infer<typeof event>>;

/** Refunds are possible up to this long before a summit. */
export const refund = defineContent(FILE, duration, { days: 7 });

/** A name that its button says again. */
const leadershipSummit = 'Leadership Summit';

/** The events, in the order of the page; the key is the name of the calendar file. Checked by the build. */
export const events: Readonly<Record<string, SummitEvent>> = defineContent(FILE, eventsSchema, {
  'ai-summit': {
    title: 'AI Summit New York',
    tagline: 'What works in production, told by the people who run it.',
    time: { kind: 'year', year: 2025, timeZone: 'America/New_York' },
    location: 'New York City',
    town: 'New York City',
    address: { locality: 'New York', region: 'NY', country: 'US' },
    door: 'You want to see AI that runs, not AI that is announced.',
    description:
      'One question for everybody on stage: what runs today, and what did it change? No vendor talks, no forecasts. Systems, what they cost, and the mistakes behind them.',
    highlights: [
      'Working systems shown live, on the data they were built for',
      'The people who run them, not the people who sell them',
      'Time between sessions, because that is where the questions get asked',
    ],
    tracks: [
      { name: 'Strategy', description: 'Choosing the first workflow, and saying no to the others.' },
      { name: 'Models', description: 'Building, buying and testing them, with the tests on the screen.' },
      { name: 'Data', description: 'The plumbing underneath: sources, quality, and who may see what.' },
      { name: 'People', description: 'Training teams that did not ask for it, and keeping their trust.' },
    ],
    url: site.links.summitRegistration,
    ctaText: 'Register for the AI Summit',
  },
  'leadership-summit': {
    title: leadershipSummit,
    tagline: 'One day out of the office, to decide what the office is for.',
    time: {
      kind: 'hours',
      starts: '2026-05-12T09:00-04:00',
      ends: '2026-05-12T18:00-04:00',
      timeZone: 'America/New_York',
    },
    location: 'Conference center in Briarcliff Manor, NY',
    town: 'Briarcliff Manor',
    address: { locality: 'Briarcliff Manor', region: 'NY', country: 'US' },
    door: 'A decision has been on your list since spring.',
    description:
      'A working day for people who lead. You arrive with a decision that has waited too long. You leave with it made, written down, and known to somebody who will ask about it.',
    highlights: [
      'Mornings for thinking: short talks, long silences, no slides',
      'Afternoons for deciding: small tables, one question each',
      'A written page to take home, witnessed by your table',
    ],
    details: sample([
      'Lunch and coffee are part of the day',
      'Phones stay at the coat check during sessions',
      'Bring one decision, written in one sentence',
    ]),
    url: site.links.offsiteRegistration,
    ctaText: `Register for the ${leadershipSummit}`,
  },
});
