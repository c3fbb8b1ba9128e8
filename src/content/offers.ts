import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text, texts } from '../lib/schema.ts';
import { consulting } from './prices.ts';

const offer = z.strictObject({ name: text, price: text, length: text, who: text, result: text, next: text });

/** The four ways to start, side by side. */
export const offers = defineContent('src/content/offers.ts', z.array(offer), [
  {
    name: 'AI audit',
    price: money(consulting.audit.price),
    length: duration(consulting.audit.length),
    who: 'You don’t know where to start',
    result: 'A report with the three places to start',
    next: 'Stop there, or pick one to build',
  },
  {
    name: 'Strategy workshop',
    price: money(consulting.workshop.price),
    length: sample('Two days'),
    who: 'Your leaders need to agree on a plan',
    result: 'A ranked plan with owners, numbers and a budget',
    next: 'A board vote',
  },
  {
    name: 'Accelerator',
    price: money(consulting.accelerator.price),
    length: duration(consulting.accelerator.length),
    who: 'You know the problem and want it fixed',
    result: 'One system in production, run by your people',
    next: 'The next workflow, with or without us',
  },
  {
    name: 'Executive cohort',
    price: sample('Shown at checkout'),
    length: duration(consulting.cohort.length),
    who: 'You want to build it yourself, with peers',
    result: 'One system live, and a peer group',
    next: 'Your second system, on your own',
  },
]);

/** The workshop, in the detail a buyer needs before signing for it. */
export const workshop = defineContent(
  'src/content/offers.ts',
  z.strictObject({
    place: text,
    attendees: text,
    leadTime: text,
    agenda: z.array(z.strictObject({ when: text, what: text })),
    delivers: text,
    /** Lines from the plan of a workshop: the workflow, its number and its owner. */
    excerpt: z.strictObject({ title: text, lines: texts }),
  }),
  {
    place: sample('At your office, or at a place we book near it'),
    attendees: sample(
      'Six to twelve people: the executive team, and one person from each department that does the work',
    ),
    leadTime: sample('Three weeks, so that we can prepare your own cases'),
    agenda: sample([
      { when: 'Before', what: 'We interview six people and prepare three of your cases.' },
      { when: 'Day 1, morning', what: 'What AI does well today, shown on your cases.' },
      { when: 'Day 1, afternoon', what: 'Every workflow on the wall, with its hours and cost.' },
      { when: 'Day 2, morning', what: 'Rank them. Each one gets a number and an owner.' },
      { when: 'Day 2, afternoon', what: 'Budget, schedule, risks, and what you won’t do.' },
    ]),
    delivers: sample('Five working days later you get the plan: twelve pages your board can vote on.'),
    excerpt: sample({
      title: 'From a plan, page 4',
      lines: [
        'Workflow 1: quotes. 11 hours each, 40 a month.',
        'Number: a quote in one day instead of six.',
        'Owner: head of inside sales.',
        'Not now: the service chatbot. Too few cases to test it on.',
      ],
    }),
  },
);
