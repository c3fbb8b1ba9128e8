import { z } from 'astro/zod';
import { compound, type Duration, dollars, duration } from '../lib/format.ts';

/** What coaching costs and how long it takes. Every figure of it on the site is read from here. */
export const terms = {
  first: { price: { amount: 199 }, length: { minutes: 60 }, roadmap: { days: 30 } },
  program: {
    price: { amount: 18_000 },
    length: { months: 6 },
    sessions: 12,
    perMonth: 2,
    session: { minutes: { min: 60, max: 75 } },
    payments: 2,
  },
  team: { price: { amount: 2_500 }, sessions: 6, session: { minutes: 90 }, minimum: 4 },
  intensive: { price: { amount: 1_200 }, length: { minutes: 90 } },
  partnership: {
    perYear: { amount: 36_000 },
    perMonth: { amount: 3_500 },
    length: { months: 12 },
    sessions: 24,
    sessionsPerMonth: 2,
  },
} as const;

const text = z.string({ required_error: 'is missing' }).trim().min(1, 'must not be empty');

const packageSchema = z.strictObject({
  /** Stands in 'Start {name}'. */
  name: text,
  bestFor: text,
  price: z.strictObject(
    { amount: z.number({ required_error: 'is missing' }).int('must be whole dollars').positive('must be more than 0') },
    { required_error: 'is missing' },
  ),
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
/** '6-Month', at the start of a name. */
const titled = (length: Duration) => compound(length).replace(/-./, (unit) => unit.toUpperCase());

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
    cadence: `${duration(first.length)}, recorded`,
    features: [
      'A strategic audit of where you stand',
      'A decision framework to keep',
      `A ${compound(first.roadmap)} roadmap`,
    ],
  },
  sixMonthProgram: {
    name: `${titled(program.length)} Program`,
    bestFor: 'Leaders with a change to carry through, and the months to do it in.',
    price: program.price,
    per: 'flat',
    cadence: `${program.sessions} sessions, ${program.perMonth} per month, ${duration(program.session)} each`,
    features: [
      'A goal agreed in the first session and measured in the last',
      'Every session recorded, every decision written down',
      'Preparation before the meetings that matter',
      'Short questions answered between sessions',
    ],
    highlight: true,
    badge: 'Most Popular',
    paymentNote: `May be split in ${program.payments} payments of ${dollars(program.price.amount / program.payments)}.`,
  },
  teamCoaching: {
    name: 'Team Coaching',
    bestFor: 'Leadership teams that decide together.',
    price: team.price,
    per: 'per person',
    cadence: `${team.sessions} weekly ${compound(team.session)} sessions`,
    features: ['Your own open decisions as the material', 'One set of rules for deciding, written by the team'],
    paymentNote: `Minimum ${team.minimum} participants, ${dollars(team.price.amount * team.minimum)} per cohort.`,
  },
  strategyIntensive: {
    name: 'Strategy Intensive',
    bestFor: 'One decision that will not wait.',
    price: intensive.price,
    per: 'per session',
    cadence: duration(intensive.length),
    features: ['Your papers read beforehand', 'A decision, its reasons and its first step in writing'],
  },
  partnershipByYear: {
    name: 'CEO Partnership by Year',
    bestFor: 'Chief executives who want one partner all year.',
    price: partnership.perYear,
    per: 'per year',
    cadence: duration(partnership.length),
    features: partnershipFeatures,
  },
  partnershipByMonth: {
    name: 'CEO Partnership by Month',
    bestFor: 'The same partnership, paid as it goes.',
    price: partnership.perMonth,
    per: 'per month',
    cadence: duration(partnership.length),
    features: partnershipFeatures,
  },
} as const satisfies Record<string, CoachingPackage>;

/** What the first session includes: six items, as both coaching pages list them. */
export const included = [
  { title: 'A short questionnaire', text: 'Before we meet, so that no minute of the hour goes to introductions.' },
  { title: `${duration(first.length)}, one to one`, text: 'By video, with the founder. No assistant, no sales call.' },
  { title: 'A strategic audit', text: 'Your three largest open decisions, and what each one is waiting for.' },
  { title: 'A decision framework', text: 'The questions to ask in order, on one page, yours to use again.' },
  {
    title: `A ${compound(first.roadmap)} roadmap`,
    text: 'What to do, what to stop and what to hand on, week by week.',
  },
  { title: 'The recording', text: 'The whole session, so that you can listen rather than take notes.' },
] as const;
