import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, amountText, duration, durationInTitle } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, link, text, texts, positiveInteger } from '../lib/schema.ts';
import { site } from '../site.config.ts';

const FILE = 'src/content/coaching.ts';

/** An amount without cents. */
const price = z.strictObject({ amount: positiveInteger });
const minutes = z.strictObject({ minutes: positiveInteger });
const days = z.strictObject({ days: positiveInteger });
const months = z.strictObject({ months: positiveInteger });

const termsSchema = z.strictObject({
  first: z.strictObject({ price, length: minutes, roadmap: days }),
  program: z.strictObject({
    price,
    length: months,
    sessions: positiveInteger,
    perMonth: positiveInteger,
    session: lengthRule,
    /** The number of payments that it may be split into. */
    payments: positiveInteger,
  }),
  team: z.strictObject({ price, sessions: positiveInteger, session: minutes, minimum: positiveInteger }),
  partnership: z.strictObject({
    perYear: price,
    perMonth: price,
    length: months,
    sessions: positiveInteger,
    sessionsPerMonth: positiveInteger,
  }),
});

/** The prices and lengths of coaching, for every page. */
export const terms = defineContent(FILE, termsSchema, {
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
  partnership: {
    perYear: { amount: 36_000 },
    perMonth: { amount: 3_500 },
    length: { months: 12 },
    sessions: 24,
    sessionsPerMonth: 2,
  },
});

/** A package; errors name it by its key. */
export const packageSchema = z.strictObject({
  /** The name in 'Start {name}'. */
  name: text,
  bestFor: text,
  price,
  /** The unit of the price: 'per person'. */
  per: text,
  cadence: text,
  /** How many sessions the price buys. */
  sessions: positiveInteger,
  /** How long each one is at least, if it is longer than the first session. */
  session: minutes.optional(),
  features: texts.min(2, 'must have at least two entries'),
  /** The form that it starts with. */
  form: link,
  /** Highlights the most popular package. */
  highlight: z.boolean().optional(),
  badge: text.optional(),
  paymentNote: text.optional(),
  /** The preparation, and the result. */
  preparation: text.optional(),
});

const packagesSchema = z.record(packageSchema).refine((all) => 'firstSession' in all, {
  message: 'firstSession is missing: two pages sell it',
});

export type CoachingPackage = Readonly<Omit<z.infer<typeof packageSchema>, 'features'>> & {
  readonly features: readonly string[];
};

/** The partnership’s name, for both ways of paying. */
const partnershipName = `${durationInTitle(terms.partnership.length)} CEO Mastery Partnership`;

const partnershipFeatures = sample([
  `${terms.partnership.sessions} sessions a year, ${terms.partnership.sessionsPerMonth} per month`,
  'I get to know your board, your team and your calendar',
]);

/** The length of a single session about one decision. */
const INTENSIVE = { minutes: 90 };

/** The packages. The coach page shows the shortest first. */
export const packages = defineContent(FILE, packagesSchema, {
  firstSession: {
    name: 'First Session',
    bestFor: 'For trying it before you commit.',
    price: terms.first.price,
    per: 'one session',
    cadence: `${duration(terms.first.length)}, recorded`,
    sessions: 1,
    form: site.links.packageForms.firstSession,
    features: sample([
      'A strategic audit of your open decisions',
      'A decision framework to keep',
      `A ${durationBeforeNoun(terms.first.roadmap)} roadmap`,
    ]),
  },
  sixMonthProgram: {
    name: `${durationInTitle(terms.program.length)} Program`,
    bestFor: 'For leaders in the middle of a big change.',
    price: terms.program.price,
    per: 'flat',
    cadence: `${terms.program.sessions} sessions, ${terms.program.perMonth} per month, ${duration(terms.program.session)} each`,
    sessions: terms.program.sessions,
    form: site.links.packageForms.sixMonthProgram,
    features: sample([
      'One goal, set in the first session and measured in the last',
      'Every session recorded',
      'Preparation for key meetings',
      'Quick questions in between',
    ]),
    highlight: true,
    badge: 'Most Popular',
    paymentNote: `You can split it into ${terms.program.payments} payments of ${amountText(terms.program.price.amount / terms.program.payments)}.`,
  },
  teamCoaching: {
    name: 'Team Coaching',
    bestFor: 'For leadership teams that decide together.',
    price: terms.team.price,
    per: 'per person',
    cadence: `${terms.team.sessions} weekly ${durationBeforeNoun(terms.team.session)} sessions`,
    sessions: terms.team.sessions,
    session: terms.team.session,
    form: site.links.packageForms.teamCoaching,
    features: sample(['You work on real decisions', 'You agree on rules for making them']),
    paymentNote: `Minimum ${terms.team.minimum} participants, ${amountText(terms.team.price.amount * terms.team.minimum)} per cohort.`,
  },
  strategyIntensive: {
    name: 'Executive Strategy Intensive',
    bestFor: 'For one decision that can’t wait.',
    price: { amount: 1_200 },
    per: 'per session',
    cadence: duration(INTENSIVE),
    sessions: 1,
    session: INTENSIVE,
    form: site.links.packageForms.strategyIntensive,
    features: sample(['I read your materials beforehand', 'Your decision, the reasons and the first step, in writing']),
    preparation: sample(
      'You bring one question. You leave with an answer, the arguments against it and the first step to take.',
    ),
  },
  partnershipByYear: {
    name: `${partnershipName}, Annual`,
    bestFor: 'For CEOs who want one partner all year.',
    price: terms.partnership.perYear,
    per: 'per year',
    cadence: duration(terms.partnership.length),
    sessions: terms.partnership.sessions,
    form: site.links.packageForms.partnershipByYear,
    features: partnershipFeatures,
  },
  partnershipByMonth: {
    name: `${partnershipName}, Monthly`,
    bestFor: 'The same partnership, billed monthly.',
    price: terms.partnership.perMonth,
    per: 'per month',
    cadence: duration(terms.partnership.length),
    sessions: terms.partnership.sessionsPerMonth,
    form: site.links.packageForms.partnershipByMonth,
    features: partnershipFeatures,
  },
});

/** The six items of the first session, on both coaching pages. */
export const included = defineContent(
  FILE,
  z.array(z.strictObject({ title: text, text })),
  sample([
    { title: 'A short questionnaire', text: 'Beforehand, so we can skip the introductions.' },
    {
      title: `${duration(terms.first.length)}, one to one`,
      text: 'By video, with me.',
    },
    { title: 'A strategic audit', text: 'Your open decisions on a page, and what each is waiting for.' },
    { title: 'A decision framework', text: 'Questions in order, yours to reuse.' },
    {
      title: `A ${durationBeforeNoun(terms.first.roadmap)} roadmap`,
      text: 'One step per week, and a date to review it.',
    },
    { title: 'The recording', text: 'So you don’t have to take notes.' },
  ]),
);
