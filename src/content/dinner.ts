import { z } from 'astro/zod';
import { clockRange, dayIn } from '../lib/day.ts';
import { defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, countWithNoun, duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, dateTime, priceRule, text, timeZone, postalTown, positiveInteger } from '../lib/schema.ts';

const minutes = z.strictObject({ minutes: positiveInteger });

const schema = z
  .strictObject({
    name: text,
    seats: positiveInteger,
    single: z.strictObject({ price: priceRule, seats: positiveInteger }),
    duo: z.strictObject({ price: priceRule, seats: positiveInteger }),
    starts: dateTime,
    ends: dateTime,
    timeZone,
    /** The district and the city, as on the invitation. */
    district: text,
    place: text,
    /** The address, for structured data. */
    address: postalTown,
    /** The smallest budget and team that qualify for a seat. */
    eligibility: z.strictObject({ profitAndLoss: priceRule, team: positiveInteger }),
    /** The length of the exercise and the counts of a breath. */
    breathing: minutes.extend({ in: positiveInteger, hold: positiveInteger, out: positiveInteger }),
    /** The time that each person has. */
    turn: minutes,
    /** The follow-up after the evening. */
    protocol: z.strictObject({
      daily: lengthRule,
      introductions: positiveInteger,
      introductionsWithin: lengthRule,
      session: lengthRule,
      texts: lengthRule,
    }),
  })
  .refine(({ starts, ends }) => Date.parse(ends) > Date.parse(starts), {
    path: ['ends'],
    message: 'must be later than starts',
  });

const figures = defineContent('src/content/dinner.ts', schema, {
  name: 'Founding cohort dinner',
  seats: 12,
  single: { price: { amount: 1250, style: 'plain' }, seats: 1 },
  duo: { price: { amount: 2200, style: 'plain' }, seats: 2 },
  starts: '2025-01-28T18:00-05:00',
  ends: '2025-01-28T21:00-05:00',
  timeZone: 'America/New_York',
  district: 'Tribeca',
  place: 'Tribeca NYC',
  address: { locality: 'New York', region: 'NY', country: 'US' },
  eligibility: { profitAndLoss: { amount: 10_000_000, style: 'compact' }, team: 20 },
  breathing: { minutes: 3, in: 4, hold: 2, out: 6 },
  turn: { minutes: 7 },
  protocol: {
    daily: { minutes: 10 },
    introductions: 2,
    introductionsWithin: { days: 14 },
    session: { minutes: 45 },
    texts: { days: 30 },
  },
});

const { starts, ends, eligibility, protocol } = figures;

/** The founding cohort's dinner, with every figure for its page and drawings. */
export const dinner = {
  ...figures,
  /** The evening's day (2025-01-28) and its hours in words. */
  day: dayIn(new Date(starts), figures.timeZone),
  hours: clockRange(starts, ends, figures.timeZone),
  length: { hours: (Date.parse(ends) - Date.parse(starts)) / 3_600_000 },

  eligibility: `VP, SVP, C-suite, founder/owner, or director with P&L of at least ${money(eligibility.profitAndLoss)} or team of at least ${eligibility.team}`,

  /** The follow-up after the evening, in figures and in words. */
  afterward: protocol,
  protocol: [
    {
      figure: durationBeforeNoun(protocol.daily),
      what: 'daily protocol',
      text: sample('One page a day, by hand: what you did about your problem.'),
    },
    {
      figure: countWithNoun(protocol.introductions, 'introduction'),
      what: `within ${duration(protocol.introductionsWithin)}`,
      text: sample('To people who can help with your problem.'),
    },
    {
      figure: durationBeforeNoun(protocol.session),
      what: 'working session next week',
      text: sample('On your question, with the guests who had an answer.'),
    },
    {
      figure: durationBeforeNoun(protocol.texts),
      what: 'SMS accountability',
      text: sample('A text asks whether you did what you said. You reply.'),
    },
  ],
} as const;
