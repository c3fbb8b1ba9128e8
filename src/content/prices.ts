import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { duration } from '../lib/format.ts';
import { duration as length, money as price, text } from '../lib/schema.ts';

const schema = z.strictObject({
  audit: z.strictObject({ name: text, price, length }),
  workshop: z.strictObject({ name: text, price }),
  accelerator: z.strictObject({ name: text, price, length }),
  cohort: z.strictObject({ name: text, length }),
  briefing: z.strictObject({ name: text, length }),
  response: length,
});

/** What the consulting offers cost and how long they take. */
export const consulting = defineContent('src/content/prices.ts', schema, {
  audit: { name: 'AI audit', price: { amount: 297 }, length: { weeks: 2 } },
  workshop: { name: 'AI strategy workshop', price: { amount: 25_000 } },
  accelerator: { name: 'AI accelerator', price: { min: 75_000, max: 150_000 }, length: { days: 90 } },
  /** The paid cohort of leaders, which goes the accelerator's way together. */
  cohort: { name: 'executive cohort', length: { days: 90 } },
  briefing: { name: 'Executive briefings', length: { minutes: 90 } },
  /** Until when an inquiry is answered. */
  response: { hours: 24 },
});

/** The promise of an answer: 'within 24 hours'. */
export const responseTime = `within ${duration(consulting.response)}`;
