import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { duration, type Money, money } from '../lib/format.ts';
import { duration as length, money as amount, text } from '../lib/schema.ts';

const schema = z.strictObject({
  audit: z.strictObject({ name: text, price: amount, length }),
  workshop: z.strictObject({ name: text, price: amount }),
  accelerator: z.strictObject({ name: text, price: amount, length }),
  cohort: z.strictObject({ name: text, price: amount.optional(), length }),
  briefing: z.strictObject({ name: text, length }),
  response: length,
});

/** The prices and lengths of the consulting offers. */
export const consulting = defineContent('src/content/prices.ts', schema, {
  audit: { name: 'AI audit', price: { amount: 297 }, length: { weeks: 2 } },
  workshop: { name: 'AI strategy workshop', price: { amount: 25_000 } },
  accelerator: { name: 'AI accelerator', price: { min: 75_000, max: 150_000 }, length: { days: 90 } },
  /** A cohort of leaders who each build a system. Without a `price`, pages say that the checkout shows it. */
  cohort: { name: 'executive cohort', length: { days: 90 } },
  briefing: { name: 'Executive briefings', length: { minutes: 90 } },
  /** The time within which a person replies to an inquiry. */
  response: { hours: 24 },
});

const { price }: { readonly name: string; readonly price?: Money } = consulting.cohort;
/** The cohort's price, or where to see it, inside a sentence. */
export const cohortPrice = price ? money(price) : 'shown at checkout';

/** The promise of a reply: 'within 24 hours'. */
export const responseTime = `within ${duration(consulting.response)}`;
