import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { capitalized, duration, durationBeforeNoun } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, positiveInteger, priceRule, text } from '../lib/schema.ts';
import { defineWords } from '../lib/define-words.ts';
import { prices } from './prices.ts';

const offer = z.strictObject({
  /** Its name in a list of offers. */
  name: text,
  price: priceRule,
  length: text,
  /** For whom it is. */
  bestFor: text,
  /** How it is paid. */
  payment: text,
});

const { audit, workshop, accelerator, cohort } = prices;

/** The four consulting offers. The key of each is also that of its terms in refunds.ts. */
export const offers = defineContent('src/content/offers.ts', z.record(offer), {
  audit: {
    name: audit.name,
    price: audit.price,
    length: duration(audit.length),
    bestFor: 'For companies that don’t know where to start',
    payment: sample('By card, when you order.'),
  },
  workshop: {
    name: workshop.name,
    price: workshop.price,
    length: `${duration(workshop.length)} at your office`,
    bestFor: 'For leadership teams that need to agree on a plan',
    payment: sample('By invoice: half up front and half afterward.'),
  },
  accelerator: {
    name: `${durationBeforeNoun(accelerator.length)} ${accelerator.name}`,
    price: accelerator.price,
    length: duration(accelerator.length),
    bestFor: 'For companies ready to build',
    payment: sample('By invoice: a third at the start of each phase.'),
  },
  cohort: {
    name: capitalized(cohort.name),
    price: cohort.price,
    length: duration(cohort.length),
    bestFor: 'For leaders who want to build it themselves',
    payment: sample('By card, when you join.'),
  },
});

/** The workshop's limits: how many people take part, and the notice that a booking needs. */
export const workshopLimits = defineContent(
  'src/content/offers.ts',
  z.strictObject({ seats: positiveInteger, leadTime: lengthRule }),
  { seats: sample(12), leadTime: sample({ weeks: 3 }) }
);

/** The types of the services in the structured data. */
export const serviceTypes = defineWords('src/content/offers.ts', {
  coaching: 'Executive coaching',
  measurement: 'Leadership measurement',
  software: 'Marketing software',
});
