import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { duration } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, priceRule, text } from '../lib/schema.ts';

const schema = z.strictObject({
  audit: z.strictObject({ name: text, price: priceRule, length: lengthRule }),
  workshop: z.strictObject({ name: text, price: priceRule, length: lengthRule }),
  /** `title`: its name after its length in menus and titles. `reports`: how long the monthly reports continue afterward. */
  accelerator: z.strictObject({ name: text, title: text, price: priceRule, length: lengthRule, reports: lengthRule }),
  cohort: z.strictObject({ name: text, price: priceRule, length: lengthRule }),
  /** Its price is a word: 'Free'. */
  briefing: z.strictObject({ name: text, price: text, length: lengthRule }),
  response: lengthRule,
});

export const prices = defineContent('src/content/prices.ts', schema, {
  audit: { name: 'AI audit', price: { amount: 297 }, length: { weeks: 2 } },
  workshop: { name: 'AI strategy workshop', price: { amount: 25_000 }, length: sample({ days: 2 }) },
  accelerator: {
    name: 'AI accelerator',
    title: 'Accelerator',
    price: { min: 75_000, max: 150_000 },
    length: { days: 90 },
    reports: sample({ months: 3 }),
  },
  /** A cohort of leaders who each build a system. */
  cohort: { name: 'executive cohort', price: sample({ amount: 4_800 }), length: { days: 90 } },
  briefing: { name: 'Executive briefings', price: sample('Free'), length: { minutes: 90 } },
  /** The time within which a person replies to an inquiry. */
  response: { hours: 24 },
});

/** The promise of a reply: 'within 24 hours'. */
export const responseTime = `within ${duration(prices.response)}`;
