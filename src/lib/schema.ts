import { z } from 'astro/zod';
import { dayIn, isDay } from './day.ts';
import { isEmail } from './email.ts';
import type { Duration, Figure, Money, Span } from './format.ts';
import { isHttpUrl, isOrigin } from './net/url.ts';

/** The rules for content and configuration. Each message says what is expected, often with an example. */
export const text = z.string().trim().min(1, 'must not be empty; to leave out something optional, delete its line');
export const description = text.min(50, 'must be at least 50 characters').max(160, 'must be at most 160 characters');
export const texts = z.array(text).min(1, 'must have at least one entry');
export const email = z.string().refine(isEmail, 'must be an email address such as hello@example.com');
export const link = z.string().refine(isHttpUrl, 'must be a link that starts with https:// or http://');
/** '' hides whatever would link to it. */
export const optionalLink = z.literal('').or(link);
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.com, without a path or a slash at its end');
export const address = text.refine((value) => /^\/(?!\/)/.test(value) || isHttpUrl(value), {
  message: 'must be a path such as /about/ or a link that starts with https://',
});
export const positiveInteger = z.number().int('must be a whole number').positive('must be more than 0');
export const span = z.strictObject({ min: positiveInteger, max: positiveInteger });
/** What an entry either is or leaves out, such as `sample`: a record that only the owner can supply. */
export const mark = z.literal(true).optional();
export const markedCount = z.strictObject({ count: positiveInteger, sample: mark });
export const dateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/, 'must be a moment such as 2026-05-12T09:00-04:00')
  .refine((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), 'must be a moment that exists');
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/New_York');
export const postalTown = z.strictObject({
  locality: text,
  region: text.optional(),
  country: text.length(2, 'must be a code such as US'),
});
export const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a name such as ai-summit');
const positive = z.number().positive().finite();
const range = { min: positive, max: positive };
const isRising = ({ min, max }: Span) => min < max;
const amount = positive.or(z.strictObject(range).refine(isRising));
const sample = z.boolean().optional();
const marks = { open: z.boolean().optional(), sample };
const prices = [
  z.strictObject({ amount: positive, ...marks }),
  z.strictObject({ ...range, ...marks }).refine(isRising),
];
const lengths = ['minutes', 'hours', 'days', 'weeks', 'months'].map((unit) =>
  z.strictObject({ [unit]: amount, sample }),
);
const shares = [
  z.strictObject({ percent: amount.or(z.number().gte(-100).negative()), sample }),
  z.strictObject({ times: amount, sample }),
  z.strictObject({ count: positive, ...marks }),
];

export const priceRule = oneOf<Money>(
  prices,
  'must be a price such as { amount: 1250 } or { min: 75000, max: 150000 }',
);
export const lengthRule = oneOf<Duration>(
  lengths,
  'must be a length of time such as { minutes: 90 } or { days: { min: 30, max: 60 } }',
);
export const figureRule = oneOf<Figure>(
  [...prices, ...lengths, ...shares],
  'must be a figure such as { percent: 60 }, { count: 2800000, open: true }, { amount: 32000000 } or { days: 60 }',
);

/** Returns a rule for what one of these forms fits. Unlike a union's, its message names none of them. */
function oneOf<T>(forms: readonly z.ZodTypeAny[], message: string) {
  return z.custom<T>((value) => forms.some((form) => form.safeParse(value).success), message);
}

function isTimeZone(name: string): boolean {
  try {
    return dayIn(new Date(0), name) !== '';
  } catch {
    return false;
  }
}
