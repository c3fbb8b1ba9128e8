import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { capitalized, duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, text, texts, positiveInteger } from '../lib/schema.ts';
import { cohortPrice, consulting } from './prices.ts';

const offer = z.strictObject({
  name: text,
  price: text,
  length: text,
  who: text,
  result: text,
  /** The payment terms, inside a sentence. */
  payment: text,
  next: text,
});

/** The four offers, side by side. */
export const offers = defineContent('src/content/offers.ts', z.array(offer), [
  {
    name: consulting.audit.name,
    price: money(consulting.audit.price),
    length: duration(consulting.audit.length),
    who: 'You don’t know where to start',
    result: 'A report with the three places to start',
    payment: sample('by card, when you order'),
    next: 'Stop there, or pick one to build',
  },
  {
    name: consulting.workshop.name,
    price: money(consulting.workshop.price),
    length: duration(consulting.workshop.length),
    who: 'Your leaders need to agree on a plan',
    result: 'A ranked plan with owners, targets and a budget',
    payment: sample('by invoice, half up front and half afterward'),
    next: 'A board vote',
  },
  {
    name: consulting.accelerator.name,
    price: money(consulting.accelerator.price),
    length: duration(consulting.accelerator.length),
    who: 'You know the problem and want it fixed',
    result: 'One system in production, run by your people',
    payment: sample('by invoice, a third at the start of each phase'),
    next: 'The next workflow, with or without us',
  },
  {
    name: capitalized(consulting.cohort.name),
    price: cohortPrice,
    length: duration(consulting.cohort.length),
    who: 'You want to build it yourself, with peers',
    result: 'One system live, and a peer group',
    payment: sample('by card, when you join'),
    next: 'Your second system, on your own',
  },
]);

/** The workshop's details for buyers. */
export const workshop = defineContent(
  'src/content/offers.ts',
  z.strictObject({
    /** The maximum number of participants, and their roles. */
    seats: positiveInteger,
    attendees: text,
    /** The notice that a booking needs. */
    leadTime: lengthRule,
    agenda: z.array(z.strictObject({ when: text, what: text })),
    delivers: text,
    /** Lines from the plan of a workshop: the workflow, its number and its owner. */
    excerpt: z.strictObject({ title: text, lines: texts }),
  }),
  {
    seats: sample(12),
    attendees: sample('your executive team, plus one person from each department involved'),
    leadTime: sample({ weeks: 3 }),
    agenda: sample([
      { when: 'Before', what: 'We interview six people and prepare your cases.' },
      { when: 'Day 1, morning', what: 'What AI does well today, on your cases.' },
      { when: 'Day 1, afternoon', what: 'Every workflow, with its hours and cost.' },
      { when: 'Day 2, morning', what: 'Rank the workflows. Each gets a target and an owner.' },
      { when: 'Day 2, afternoon', what: 'Budget, schedule, and what you won’t do.' },
    ]),
    delivers: sample('Five working days later you get the plan: twelve pages that your board can vote on.'),
    excerpt: sample({
      title: 'From a sample plan, page 4',
      lines: [
        'Workflow 1: quotes. 11 hours each, 120 a month.',
        'Target: a quote in one day instead of six.',
        'Owner: head of inside sales.',
        'Not now: the service chatbot.',
      ],
    }),
  },
);
