import { sample } from '../lib/sample.ts';
import { site } from '../site.config.ts';

/** When an event is: hours of a day, or, where the day has not been told, a year. */
export type EventTime =
  | {
      kind: 'hours';
      /** Moments with their offset: 2026-05-12T09:00-04:00. */
      starts: string;
      ends: string;
      timeZone: string;
    }
  | { kind: 'year'; year: number; timeZone: string };

/** A town as an address names it. */
export interface Town {
  locality: string;
  region: string;
  country: string;
}

/** What /events says of an event. */
export interface SummitEvent {
  title: string;
  tagline: string;
  time: EventTime;
  location: string;
  /** Its town alone, as a description names it. */
  town: string;
  /** The same for machines. */
  address: Town;
  description: string;
  highlights: readonly string[];
  tracks?: readonly { name: string; description: string }[];
  details?: readonly string[];
  /** Registration, on another site. */
  url: string;
  ctaText: string;
}

/** Refunds are possible up to this long before a summit. */
export const refund = { days: 7 } as const;

/** The events, in the order of the page; the key is the name of the calendar file. Checked by the build. */
export const events: Readonly<Record<string, SummitEvent>> = {
  'ai-summit': {
    title: 'AI Summit New York',
    tagline: 'What works in production, told by the people who run it.',
    time: { kind: 'year', year: 2025, timeZone: 'America/New_York' },
    location: 'New York City',
    town: 'New York City',
    address: { locality: 'New York', region: 'NY', country: 'US' },
    description:
      'One question for everybody on stage: what runs today, and what did it change? No vendor talks, no forecasts. Systems, their costs, and what went wrong on the way.',
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
    title: 'Leadership Summit',
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
    description:
      'A working day for people who lead. You arrive with a decision that has waited too long. You leave with it made, written down, and known to somebody who will ask about it.',
    highlights: [
      'Mornings for thinking: short talks, long silences, no slides',
      'Afternoons for deciding: small tables, one question each',
      'A written page to take home, witnessed by your table',
    ],
    details: sample([
      'Lunch and coffee are part of the day',
      'Phones stay in the cloakroom during sessions',
      'Bring one decision, written in one sentence',
    ]),
    url: site.links.offsiteRegistration,
    ctaText: 'Register for the Leadership Summit',
  },
};
