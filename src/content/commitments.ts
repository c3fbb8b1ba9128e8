import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';
import { site } from '../site.config.ts';
import { responseTime } from './prices.ts';

const schema = z.strictObject({
  /** The status of the software and the platform, and their prices. */
  previewStatus: text,
  /** The way a promise gets into the software. */
  promiseEntry: text,
  /** The audience of the consulting and of the platform, inside a sentence. */
  clients: text,
  /** The price of a first call. */
  firstCall: text,
  /** The factors of the accelerator's price, inside a sentence. */
  priceDrivers: text,
  /** The place of a client's data. */
  dataLocation: text,
  /** The people who do the work. */
  team: text,
  /** The client's part in the AI audit. */
  auditNeeds: text,
  /** The AI audit's deliverables. */
  auditReport: text,
  /** The reason for the AI audit's low price. */
  auditPrice: text,
  /** The executive cohort, and its difference from the accelerator. */
  cohort: text,
  /** The next step after an online payment for the audit or the cohort. */
  afterPaying: text,
  /** The agreement on a return on investment. */
  roiAgreed: text,
  /** The options for a summit ticket after the refund deadline. */
  ticketTransfer: text,
  /** The delivery of a summit ticket. */
  ticketDelivery: text,
  /** The promise to keep a summit's hours. */
  summitHours: text,
  /** The reply to a request for the private preview. */
  previewOnly: text,
});

/** The owner's promises. They are samples, because only the owner can keep them. */
export const commitments = defineContent('src/content/commitments.ts', schema, {
  previewStatus: sample('In private preview. No price yet.'),
  promiseEntry: sample('Someone on your team types the promises in. Meetings aren’t recorded.'),
  clients: sample('companies with 50 to 1,000 employees'),
  firstCall: sample('A first conversation is free.'),
  priceDrivers: sample('systems connected and people trained'),
  dataLocation: sample('Your data stays in your cloud account, or with a provider you’ve approved.'),
  team: sample(
    `Our own people. ${site.founder.name} starts every project and reviews each phase. In the accelerator, two engineers and a consultant work with your team. We don’t subcontract without asking.`,
  ),
  auditNeeds: sample('two hours with each person who does the work, and read access to their tools.'),
  auditReport: sample(
    'You get one report: where your hours and dollars go, what each leak costs, and the three places to start. Keep it even if you stop there.',
  ),
  auditPrice: sample('We charge this little so you can judge our work before you spend more.'),
  cohort: sample(
    'You build one system for your own company, with our guidance, alongside leaders from other industries who have the same problem. In the accelerator, we build it for you.',
  ),
  afterPaying: sample(`After you pay, a person writes to you ${responseTime} to agree on the dates.`),
  roiAgreed: sample('Before day one, we agree in writing on what you’ll spend and what should come back by when.'),
  ticketTransfer: sample('After that you can give your seat to someone else; just send us the name.'),
  ticketDelivery: sample('Your ticket arrives by email.'),
  summitHours: sample('We start and finish on time.'),
  previewOnly: sample('We’ll email you about the preview only. No newsletter.'),
});
