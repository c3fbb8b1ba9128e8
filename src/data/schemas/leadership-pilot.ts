import { z } from 'astro/zod';
import { spanOf } from '../../lib/format.ts';
import { markedCount, positiveInteger, priceRule, span, text, texts } from '../../lib/schema.ts';

const days = z.strictObject({ days: positiveInteger });

const signal = z.strictObject({
  id: text,
  name: text,
  /** The unit of its number, and the words after it. */
  unit: text,
  suffix: text.optional(),
  /** The example report's weeks; the last one is the report's. */
  weeks: z.array(z.number().nonnegative('must not be less than 0')).min(2, 'must have at least two weeks'),
});

/** The leadership-health pilot: every figure that its page and drawings use. */
export const leadershipPilot = z
  .strictObject({
    length: days,
    /** One per week. */
    reports: positiveInteger,
    firstReport: days,
    price: priceRule,
    /** Slots per quarter; the slot counter starts here. */
    slots: positiveInteger,
    workshops: positiveInteger,
    /** The time until gains show. */
    gains: z.strictObject({ days: span }),
    /** The sources of each report, as a list inside a sentence. */
    sources: text,
    /** The smallest number of people that a figure may be about. */
    smallestGroup: markedCount,
    signals: z.array(signal).min(1, 'must have at least one entry'),
    bands: z.array(z.strictObject({ team: text, price: priceRule })),
    exampleReport: z.strictObject({ findings: texts, recommendation: text }),
  })
  .refine(
    ({ price, bands }) => {
      const [whole, ...parts] = [price, ...bands.map((band) => band.price)].map(spanOf);
      return parts.length === 0 || (whole?.min === parts[0]?.min && whole?.max === parts.at(-1)?.max);
    },
    { path: ['bands'], message: 'must start and end with the lowest and the highest price' },
  );
