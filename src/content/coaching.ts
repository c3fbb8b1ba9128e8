import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import {
  amountText,
  capitalized,
  duration,
  durationBeforeNoun,
  durationInTitle,
  inWords,
  plural,
} from '../lib/format.ts';
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
  firstSession: z.strictObject({ price, length: minutes, roadmap: days }),
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
  firstSession: { price: { amount: 199 }, length: { minutes: 60 }, roadmap: { days: 30 } },
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
const packageSchema = z.strictObject({
  /** The name in 'Start {name}'. */
  name: text,
  bestFor: text,
  price,
  /** The unit of the price: 'per person'. */
  per: text,
  cadence: text,
  /** What the price buys, one sentence each. */
  features: texts,
  form: link,
  /** Marks the package: the most popular one, or premium coaching. */
  badge: text.optional(),
  paymentNote: text.optional(),
});

const packagesSchema = z
  .record(packageSchema)
  .refine((all) => 'firstSession' in all, { message: 'firstSession is missing: two pages sell it' });

export type CoachingPackage = Readonly<Omit<z.infer<typeof packageSchema>, 'features'>> & {
  readonly features: readonly string[];
};

const { firstSession, program, team, partnership } = terms;
const partnershipName = `${durationInTitle(partnership.length)} CEO Mastery Partnership`;
const partnershipCadence = `${partnership.sessions} sessions in ${duration(partnership.length)}, ${partnership.sessionsPerMonth} per month`;
/** How much less the partnership costs when it is paid once a year. */
const saved = partnership.perMonth.amount * partnership.length.months - partnership.perYear.amount;
const PREMIUM = 'Premium coaching';

/** The packages, in the order of the coach page. */
export const packages = defineContent(FILE, packagesSchema, {
  firstSession: {
    name: 'First Session',
    bestFor: 'To try coaching before you commit',
    price: firstSession.price,
    per: 'one session',
    cadence: `${duration(firstSession.length)}, recorded`,
    form: site.links.packageForms.firstSession,
    features: sample([
      `Your open decisions on one page, questions that help you make them, and a ${durationBeforeNoun(firstSession.roadmap)} roadmap.`,
    ]),
  },
  strategyIntensive: {
    name: 'Executive Strategy Intensive',
    bestFor: 'For one decision that can’t wait',
    price: { amount: 1_200 },
    per: 'per session',
    cadence: duration({ minutes: 90 }),
    form: site.links.packageForms.strategyIntensive,
    features: sample([
      'I read your materials beforehand. You leave with an answer, the arguments against it and the first step, in writing.',
    ]),
    badge: PREMIUM,
  },
  sixMonthProgram: {
    name: `${durationInTitle(program.length)} Program`,
    bestFor: 'For leaders in the middle of a big change',
    price: program.price,
    per: 'flat',
    cadence: `${program.sessions} sessions, ${program.perMonth} per month, ${duration(program.session)} each`,
    form: site.links.packageForms.sixMonthProgram,
    features: sample([
      'We set one goal in the first session and measure it in the last.',
      `Each session costs more than ${amountText(firstSession.price.amount)} because I also prepare you for key meetings and answer questions in between.`,
    ]),
    badge: 'Most Popular',
    paymentNote: `You can split it into ${program.payments} payments of ${amountText(program.price.amount / program.payments)}.`,
  },
  teamCoaching: {
    name: 'Team Coaching',
    bestFor: `For a leadership team of ${inWords(team.minimum)} or more`,
    price: team.price,
    per: 'per person',
    cadence: `${team.sessions} weekly ${durationBeforeNoun(team.session)} sessions`,
    form: site.links.packageForms.teamCoaching,
    features: sample(['Your team works on its own open decisions and agrees on rules for making them.']),
    paymentNote: `Minimum ${plural(team.minimum, { one: '# participant', other: '# participants' })}: ${amountText(team.price.amount * team.minimum)} per cohort of ${inWords(team.minimum)}.`,
  },
  partnershipByMonth: {
    name: `${partnershipName}, Monthly`,
    bestFor: 'For CEOs who want one partner all year',
    price: partnership.perMonth,
    per: 'per month',
    cadence: partnershipCadence,
    form: site.links.packageForms.partnershipByMonth,
    features: sample([
      `${capitalized(inWords(partnership.sessionsPerMonth))} sessions a month, all year, with someone who knows your board, your team and your calendar.`,
    ]),
    badge: PREMIUM,
    paymentNote: sample('You can end it with 30 days’ notice.'),
  },
  partnershipByYear: {
    name: `${partnershipName}, Annual`,
    bestFor: 'The same partnership, paid once',
    price: partnership.perYear,
    per: 'per year',
    cadence: partnershipCadence,
    form: site.links.packageForms.partnershipByYear,
    features: [`You save ${amountText(saved)} compared with ${inWords(partnership.length.months)} monthly payments.`],
    badge: PREMIUM,
  },
});
