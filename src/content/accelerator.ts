import { defineWords } from '../lib/define-words.ts';
import { duration, money } from '../lib/format.ts';
import { mailto } from '../lib/mailto.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { sprint } from './guide.ts';
import { labels } from './labels.ts';
import { workshopLimits } from './offers.ts';
import { prices } from './prices.ts';

const { accelerator, audit, briefing } = prices;
const days = duration(accelerator.length);
const reports = duration(accelerator.reports);
const mail = (subject: string) => mailto({ to: site.emails.contact, subject });

/** The words of /enterprise-accelerator. The phases are in guide.ts, prices and terms in offers.ts and refunds.ts. */
export const words = defineWords('src/content/accelerator.ts', {
  opening: {
    lead: `In ${days} we put one AI system into production and train your people to run it. It’s for leadership teams that know the problem and want it fixed by a set date.`,
    price: `It costs ${money(accelerator.price)}, and your price is fixed before day one. A first briefing is free.`,
    actions: [
      { label: 'Request a briefing', href: mail('Executive Briefing Request') },
      { label: labels.prices, href: '#pricing' },
    ],
  },
  days: {
    unit: 'Day',
    weeks: (first: number, last: number) => `Weeks ${first}–${last}`,
    before: {
      when: 'Before day one',
      title: 'Agree on cost and return',
      text: sample(
        'You choose the workflow, from your audit or in the workshop. Then we put three things in writing: your cost, the return we expect, and the date it’s due.'
      ),
    },
    after: {
      when: `${reports} after`,
      title: 'Report the results',
      text: sample(
        `After day ${accelerator.length.days} we send a report each month for ${reports}: time saved, revenue and adoption.`
      ),
    },
    payments: 'A third of the price is due at the start of each phase.',
  },
  prices: {
    title: 'Four ways to start',
    offers: {
      accelerator: {
        get: sample('You get one system in daily use, and training for executives, teams and champions.'),
        action: { label: 'Email us to plan it', href: mail('AI Transformation Inquiry') },
      },
      workshop: {
        get: sample(
          `${site.founder.name} works with up to ${workshopLimits.seats} of your leaders. You get a ranked plan that your board can vote on. Book ${duration(workshopLimits.leadTime)} ahead. If you go on to the accelerator, we deduct the price.`
        ),
        action: { label: 'Email us to book it', href: mail('Enterprise Briefing Request') },
      },
      cohort: {
        get: 'You build one system in a group, with our guidance.',
        action: { label: 'See the cohort', href: `${paths.services}#prices` },
      },
      audit: {
        get: `After ${duration(audit.length)} you get a report that shows where your hours go.`,
        action: { label: 'See the audit', href: `${paths.services}#prices` },
      },
    },
  },
  workshop: {
    title: 'What happens in the two workshop days?',
    agenda: sample({
      Before: 'We interview six people and prepare your cases. We pay our own travel.',
      'Day 1':
        'We show what AI does well today, on your cases. Then we go through each workflow, its hours and its cost.',
      'Day 2': 'You rank the workflows, and each gets a target and an owner. Then budget and schedule.',
      'Five working days later': 'You get the plan: twelve pages for your board.',
    }),
  },
  questions: sample({
    'What moves the price?': 'The number of systems we connect and people we train.',
    [`What does it cost to run after day ${accelerator.length.days}?`]: `Cloud and model fees, which you pay to your providers: usually ${money({ min: 500, max: 3000 })} a month. You own the code, so we charge no license fee.`,
    'Who does the work, and what do you need from us?': `Our employees. ${site.founder.name} starts each project and reviews each phase. We need one person from you for half a day a week, and time to train the team.`,
    'Is our data safe?':
      'We sign your NDA before we see any data. It stays in your cloud account, or with a provider you’ve approved.',
  }),
  results: {
    title: 'What clients measured',
    action: { label: 'Email us about these results', href: mail('Results Discussion') },
  },
  closing: {
    title: 'What do you want to fix, and by when?',
    label: 'Your project in a few lines',
    subject: 'Start AI Transformation',
    book: 'Book a call instead',
  },
  founder: {
    text: `A briefing for your leaders takes ${duration(briefing.length)} and is ${briefing.price.toLowerCase()}.`,
    action: {
      label: `Ask ${site.founder.name} to brief us`,
      href: mail(`Executive Briefing with ${site.founder.name}`),
    },
    more: `How we counted, and more about ${site.founder.name}`,
  },
});

/** The days that the counter shows: at the end of what comes before, of each phase, and of the reports. */
export const milestones: readonly number[] = [
  0,
  ...sprint.map(({ weeks: [, last] }, index) => (index === sprint.length - 1 ? accelerator.length.days : last * 7)),
  accelerator.length.days + accelerator.reports.months * 30,
];
