import { compound, duration, type Money } from '../lib/format.ts';
import { consulting } from './prices.ts';
import type { mailSubjects } from './mail-subjects.ts';

export interface Tier {
  name: string;
  price: Money;
  length: string;
  bestFor: string;
  features: readonly string[];
  /** What its button says, and the subject of the mail that it starts; without a subject, it leads to the checkout. */
  action: string;
  subject?: keyof typeof mailSubjects;
  highlight?: boolean;
}

/** What an enterprise can start with, from the smallest to the largest. */
export const tiers: readonly Tier[] = [
  {
    name: 'AI audit',
    price: consulting.audit.price,
    length: duration(consulting.audit.length),
    bestFor: 'To know before you decide',
    features: ['Interviews with those who do the work', 'What each leak costs', 'The three places to start'],
    action: 'Order the AI audit',
  },
  {
    name: 'AI strategy workshop',
    price: consulting.workshop.price,
    length: 'With your leadership, in one room',
    bestFor: 'To agree on what comes first',
    features: [
      'Your own cases, prepared with you beforehand',
      'A ranked plan with owners and numbers',
      'A paper that your board can vote on',
    ],
    action: 'Request a workshop',
    subject: 'enterpriseBriefing',
  },
  {
    name: `${compound(consulting.accelerator.length)} AI accelerator`,
    price: consulting.accelerator.price,
    length: duration(consulting.accelerator.length),
    bestFor: 'To have it running',
    features: [
      'The workshop, then a sprint in three phases',
      'Systems in production on your data',
      'Training for executives, teams and champions',
      'Time saved, revenue and adoption, on one page a month',
      'Handed over: keys, tests and manual',
    ],
    action: `Plan our ${duration(consulting.accelerator.length)}`,
    subject: 'inquiry',
    highlight: true,
  },
];
