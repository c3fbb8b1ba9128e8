import { z } from 'astro/zod';
import { dollars } from '../lib/money.ts';

/** What coaching costs and how long it takes. Every figure of it on the site is read from here. */
export const terms = {
  first: { price: 199, minutes: 60 },
  program: { price: 18_000, months: 6, sessions: 12, perMonth: 2, minutes: '60-75', payments: 2 },
  team: { perPerson: 2_500, sessions: 6, minutes: 90, minimum: 4 },
  intensive: { price: 1_200, minutes: 90 },
  partnership: { perYear: 36_000, perMonth: 3_500, months: 12, sessions: 24, sessionsPerMonth: 2 },
  /** The places that /executive-coaching says remain this month. */
  slots: 8,
} as const;

const text = z.string({ required_error: 'is missing' }).trim().min(1, 'must not be empty');

const packageSchema = z.strictObject({
  /** Stands in 'Start {name}'. */
  name: text,
  bestFor: text,
  /** Whole US dollars. */
  price: z.number({ required_error: 'is missing' }).int('must be whole dollars').positive('must be more than 0'),
  /** What the price is for: 'per person'. */
  per: text,
  cadence: text,
  features: z.array(text, { required_error: 'is missing' }).min(2, 'must have at least two entries'),
  /** The one that most choose: set apart in the grid. */
  highlight: z.boolean().optional(),
  badge: text.optional(),
  paymentNote: text.optional(),
});

export type CoachingPackage = z.infer<typeof packageSchema>;

/** What the build holds the packages to; its faults name the package by its key. */
export const packagesSchema = z.record(packageSchema);

const { first, program, team, intensive, partnership } = terms;
const partnershipFeatures = [
  `${partnership.sessions} sessions a year, ${partnership.sessionsPerMonth} per month`,
  'One question carried from month to month',
  'Your board, your team and your calendar in view',
];

/** The packages, in the order of the grid. */
export const packages = {
  firstSession: {
    name: 'First Session',
    bestFor: 'Anyone who wants to know before they commit.',
    price: first.price,
    per: 'one session',
    cadence: `${first.minutes} minutes, recorded`,
    features: ['A strategic audit of where you stand', 'A decision framework to keep', 'A 30-day roadmap'],
  },
  sixMonthProgram: {
    name: '6-Month Program',
    bestFor: 'Leaders with a change to carry through, and half a year to do it in.',
    price: program.price,
    per: 'flat',
    cadence: `${program.sessions} sessions, ${program.perMonth} per month, ${program.minutes} minutes each`,
    features: [
      'A goal agreed in the first session and measured in the last',
      'Every session recorded, every decision written down',
      'Preparation before the meetings that matter',
      'Short questions answered between sessions',
    ],
    highlight: true,
    badge: 'Most Popular',
    paymentNote: `May be split in ${program.payments} payments of ${dollars(program.price / program.payments)}.`,
  },
  teamCoaching: {
    name: 'Team Coaching',
    bestFor: 'Leadership teams that decide together.',
    price: team.perPerson,
    per: 'per person',
    cadence: `${team.sessions} weekly ${team.minutes}-minute sessions`,
    features: ['Your own open decisions as the material', 'One set of rules for deciding, written by the team'],
    paymentNote: `Minimum ${team.minimum} participants, ${dollars(team.perPerson * team.minimum)} per cohort.`,
  },
  strategyIntensive: {
    name: 'Strategy Intensive',
    bestFor: 'One decision that will not wait.',
    price: intensive.price,
    per: 'per session',
    cadence: `${intensive.minutes} minutes`,
    features: ['Your papers read beforehand', 'A decision, its reasons and its first step in writing'],
  },
  partnershipByYear: {
    name: 'CEO Partnership by Year',
    bestFor: 'Chief executives who want one partner all year.',
    price: partnership.perYear,
    per: 'per year',
    cadence: `${partnership.months} months`,
    features: partnershipFeatures,
  },
  partnershipByMonth: {
    name: 'CEO Partnership by Month',
    bestFor: 'The same partnership, paid as it goes.',
    price: partnership.perMonth,
    per: 'per month',
    cadence: `${partnership.months} months`,
    features: partnershipFeatures,
  },
} as const satisfies Record<string, CoachingPackage>;

/** What the first session includes: six items, as both coaching pages list them. */
export const included = [
  { title: 'A short questionnaire', text: 'Before we meet, so that no minute of the hour goes to introductions.' },
  { title: `${first.minutes} minutes, one to one`, text: 'By video, with the founder. No assistant, no sales call.' },
  { title: 'A strategic audit', text: 'Your three largest open decisions, and what each one is waiting for.' },
  { title: 'A decision framework', text: 'The questions to ask in order, on one page, yours to use again.' },
  { title: 'A 30-day roadmap', text: 'What to do, what to stop and what to hand on, week by week.' },
  { title: 'The recording', text: 'The whole session, so that you can listen rather than take notes.' },
] as const;
