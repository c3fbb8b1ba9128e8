import { z } from 'astro/zod';
import { lengthRule, positiveInteger, postalTown, priceRule, text } from '../../lib/schema.ts';
import { eventHours } from './event.ts';

const minutes = z.strictObject({ minutes: positiveInteger });

/** The founding cohort's dinner: every figure of its page and drawings. */
export const dinner = z.strictObject({
  name: text,
  seats: positiveInteger,
  /** A price for one, and one for two or more, each with the name that search engines show. */
  single: z.strictObject({ price: priceRule, name: text }),
  duo: z.strictObject({ price: priceRule, seats: positiveInteger, name: text }),
  time: eventHours,
  place: text,
  /** The address, for structured data. */
  address: postalTown,
  /** The smallest budget and team that qualify for a seat. */
  eligibility: z.strictObject({ profitAndLoss: priceRule, team: positiveInteger }),
  /** The length of the exercise and the counts of a breath. */
  breathing: z.strictObject({ length: minutes, in: positiveInteger, hold: positiveInteger, out: positiveInteger }),
  /** The time that each person has. */
  turn: minutes,
  /** The follow-up after the evening. */
  followUp: z.strictObject({
    daily: lengthRule,
    introductions: positiveInteger,
    introductionsWithin: lengthRule,
    session: lengthRule,
    texts: lengthRule,
  }),
});
