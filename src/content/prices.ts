import { duration } from '../lib/format.ts';

/** What the consulting offers cost and how long they take. */
export const consulting = {
  audit: { price: { amount: 297 }, length: { weeks: 2 } },
  workshop: { price: { amount: 25_000 } },
  accelerator: { price: { min: 75_000, max: 150_000 }, length: { days: 90 } },
  /** The paid cohort of leaders, which goes the accelerator's way together. */
  cohort: { length: { days: 90 } },
  briefing: { length: { minutes: 90 } },
  /** Until when an inquiry is answered. */
  response: { hours: 24 },
} as const;

/** The promise of an answer: 'within 24 hours'. */
export const responseTime = `within ${duration(consulting.response)}`;
