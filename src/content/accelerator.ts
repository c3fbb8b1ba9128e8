import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, duration, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { priceRule, text, texts } from '../lib/schema.ts';
import { commitments } from './commitments.ts';
import { sprint } from './guide.ts';
import { labels } from './labels.ts';
import { workshop } from './offers.ts';
import { consulting } from './prices.ts';
import type { refunds } from './refunds.ts';
import type { MailSubject } from './mail-subjects.ts';

const tier = z.strictObject({
  name: text,
  price: priceRule,
  /** The key of its terms in refunds.ts. */
  refund: z.custom<keyof typeof refunds>((value) => typeof value === 'string', 'must be a key of refunds.ts'),
  length: text,
  bestFor: text,
  features: texts,
  /** Its button, and the subject of the button's email. Without a subject, it leads to the checkout. */
  action: text,
  subject: z.custom<MailSubject>((value) => typeof value === 'string', 'must be a key of mail-subjects.ts').optional(),
  highlight: z.boolean().optional(),
});

export type Tier = DeepReadonly<z.infer<typeof tier>>;

/** The offers to start with, from the smallest to the largest. */
export const tiers: readonly Tier[] = defineContent('src/content/accelerator.ts', z.array(tier), [
  {
    name: consulting.audit.name,
    price: consulting.audit.price,
    refund: 'audit',
    length: duration(consulting.audit.length),
    bestFor: 'For companies that don’t know where to start',
    features: sample(['Interviews with your team', 'What each leak costs you', 'The three places to start']),
    action: labels.buyAudit,
  },
  {
    name: consulting.workshop.name,
    price: consulting.workshop.price,
    refund: 'workshop',
    length: `${duration(consulting.workshop.length)} at your office, for up to ${workshop.seats} people, booked ${duration(workshop.leadTime)} ahead`,
    bestFor: 'For leadership teams that need to agree on a plan',
    features: sample([
      'Your own cases, prepared with you in advance',
      'A ranked plan with owners and targets',
      'A proposal your board can vote on',
    ]),
    action: 'Request a workshop',
    subject: 'enterpriseBriefing',
  },
  {
    name: `${durationBeforeNoun(consulting.accelerator.length)} ${consulting.accelerator.name}`,
    price: consulting.accelerator.price,
    refund: 'accelerator',
    length: `${duration(consulting.accelerator.length)}, priced by ${commitments.priceDrivers}`,
    bestFor: 'For companies ready to build',
    features: sample([
      `The strategy workshop before day one, then ${inWords(sprint.length)} phases`,
      'One system in production on your data',
      'Training for executives, teams and champions',
      `Then a monthly report for ${duration(consulting.accelerator.reports)}`,
      'Every login in your name from day one, and every test and manual',
    ]),
    action: `Plan our ${duration(consulting.accelerator.length)}`,
    subject: 'inquiry',
    highlight: true,
  },
]);
