import { z } from 'astro/zod';
import { lengthRule, link, mark, positiveInteger, text, texts } from '../../lib/schema.ts';

const minutes = z.strictObject({ minutes: positiveInteger });
const months = z.strictObject({ months: positiveInteger });

const coachingPackage = z.strictObject({
  id: text,
  /** The name in 'Start {name}'. */
  name: text,
  bestFor: text,
  /** An amount without cents. */
  price: z.strictObject({ amount: positiveInteger }),
  /** The unit of the price: 'per person'. */
  per: text,
  /** How long it takes, and the plan that it ends with: values for texts. */
  length: z.union([minutes, months]).optional(),
  roadmap: lengthRule.optional(),
  /** The number of payments that it may be split into, and the fewest people who take part. */
  payments: positiveInteger.optional(),
  minimum: positiveInteger.optional(),
  /** How often and how long one meets. */
  cadence: text,
  /** The form that it is booked with. */
  form: link,
  /** What the price buys, one sentence each. */
  features: texts,
  /** Marks the package: 'Most Popular'. */
  badge: text.optional(),
  /** Lists it under premium coaching. */
  premium: mark,
  paymentNote: text.optional(),
});

/** The packages, in the order of the coach page. */
export const coaching = z.strictObject({
  packages: z
    .array(coachingPackage)
    .refine((all) => all.some(({ id, length }) => id === 'firstSession' && length && 'minutes' in length), {
      message: 'must have firstSession, with its length in minutes: two pages sell it',
    }),
});
