import { z } from 'astro/zod';
import { clockRange, dayIn, hasPassed, longDay } from '../lib/day.ts';
import { defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationBeforeNoun, inWords, money, plural } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { lengthRule, dateTime, priceRule, text, timeZone, postalTown, positiveInteger } from '../lib/schema.ts';
import { calls } from './calls.ts';
import { labels } from './labels.ts';

const minutes = z.strictObject({ minutes: positiveInteger });

const schema = z
  .strictObject({
    name: text,
    seats: positiveInteger,
    single: z.strictObject({ price: priceRule, seats: positiveInteger }),
    duo: z.strictObject({ price: priceRule, seats: positiveInteger }),
    starts: dateTime,
    ends: dateTime,
    timeZone,
    place: text,
    /** The address, for structured data. */
    address: postalTown,
    /** The smallest budget and team that qualify for a seat. */
    eligibility: z.strictObject({ profitAndLoss: priceRule, team: positiveInteger }),
    /** The length of the exercise and the counts of a breath. */
    breathing: minutes.extend({ in: positiveInteger, hold: positiveInteger, out: positiveInteger }),
    /** The time that each person has. */
    turn: minutes,
    /** The follow-up after the evening. */
    followUp: z.strictObject({
      daily: lengthRule,
      introductions: positiveInteger,
      introductionsWithin: lengthRule,
      session: lengthRule,
      texts: lengthRule,
    }),
  })
  .refine(({ starts, ends }) => Date.parse(ends) > Date.parse(starts), {
    path: ['ends'],
    message: 'must be later than starts',
  });

const figures = defineContent('src/content/dinner.ts', schema, {
  name: 'Founding cohort dinner',
  seats: 12,
  single: { price: { amount: 1250 }, seats: 1 },
  duo: { price: { amount: 2200 }, seats: 2 },
  starts: '2025-01-28T18:00-05:00',
  ends: '2025-01-28T21:00-05:00',
  timeZone: 'America/New_York',
  place: 'Tribeca NYC',
  address: { locality: 'New York', region: 'NY', country: 'US' },
  eligibility: { profitAndLoss: { amount: 10_000_000 }, team: 20 },
  breathing: { minutes: 3, in: 4, hold: 2, out: 6 },
  turn: { minutes: 7 },
  followUp: {
    daily: { minutes: 10 },
    introductions: 2,
    introductionsWithin: { days: 14 },
    session: { minutes: 45 },
    texts: { days: 30 },
  },
});

const { starts, ends, eligibility, followUp: after, timeZone: zone } = figures;
const day = dayIn(new Date(starts), zone);

/** The founding cohort's dinner, with every figure for its page and drawings. */
export const dinner = {
  ...figures,
  /** The evening's day (2025-01-28), the day and its hours in words, and whether it is over on the day of the build. */
  day,
  date: longDay(day),
  hours: clockRange(starts, ends, zone),
  over: hasPassed(day, new Date(), zone),
  length: { hours: (Date.parse(ends) - Date.parse(starts)) / 3_600_000 },

  eligibility: `VP, SVP, C-suite, founder/owner, or director with P&L of at least ${money(eligibility.profitAndLoss)} or team of at least ${eligibility.team}`,

  /** The follow-up after the evening, in figures and in words. */
  protocol: [
    {
      figure: durationBeforeNoun(after.daily),
      what: 'daily protocol',
      text: sample('Each day you write down what you did about your problem.'),
    },
    {
      figure: plural(after.introductions, { one: '# introduction', other: '# introductions' }),
      what: `within ${duration(after.introductionsWithin)}`,
      text: sample('We introduce you to people who can help with your problem.'),
    },
    {
      figure: durationBeforeNoun(after.session),
      what: 'working session next week',
      text: sample('A call about your problem with the guests who can help.'),
    },
    {
      figure: durationBeforeNoun(after.texts),
      what: 'SMS accountability',
      text: sample('A text message asks whether you did what you said.'),
    },
  ],
} as const;

const turn = duration(dinner.turn);
const followUp = duration(dinner.followUp.texts);

/** Counts seats: '2 seats'. */
export const seats = (count: number) => plural(count, { one: '# seat', other: '# seats' });

function reserve(count: number): string {
  const label = plural(count, { one: 'Reserve a Seat', other: `Reserve ${capitalized(inWords(count))} Seats` });
  return dinner.over ? `${label} at the Next Table` : label;
}

const call = { label: calls.dinnerCall.action, href: calls.dinnerCall.href };
/** The next step: a seat, or, once the dinner is over, a call about the next one. */
export const nextStep = dinner.over ? call : { label: reserve(1), href: site.links.dinnerSeatCheckout };

/** The words of /momento-council. Its refund terms are in refunds.ts. */
export const words = defineWords('src/content/dinner.ts', {
  bar: dinner.over ? 'Next dinner: we offer you a date on a call.' : `${dinner.date}, ${dinner.hours}`,
  opening: {
    title: `${capitalized(inWords(dinner.seats))} executives, one table, one problem each`,
    lead: `A private dinner for leaders who can’t discuss their hardest problem at work. You get ${turn} of the table’s time, and ${followUp} of follow-up.`,
    price: `${money(dinner.single.price)} a seat, ${money(dinner.duo.price)} for ${inWords(dinner.duo.seats)}.`,
    next: `On a free ${durationBeforeNoun(calls.dinnerCall.length)} call we offer you a date and check that you qualify.`,
  },
  council: {
    title: 'Who takes a seat',
    dinner: `The founding dinner: ${dinner.date}, ${dinner.hours}, ${dinner.place}.`,
    next: 'The next one follows the same format.',
    venue: sample('We meet in a private room. A week before, we send you the address and the guest list.'),
  },
  code: {
    title: 'The confidentiality code',
    text: 'Everyone agrees to it before they get a seat, and we read it aloud.',
    rules: sample([
      'What’s said at the table stays at the table.',
      'No recordings, no photos, and notes about yourself only.',
      'Use the ideas, but don’t repeat names, companies or figures.',
      'No selling before, during or after dinner, by us or by guests.',
      'If you break the code, you won’t be invited back.',
    ]),
  },
  tempo: {
    title: 'The evening’s tempo',
    steps: [
      {
        time: duration(dinner.breathing),
        name: 'Breathing',
        text: `In for a count of ${dinner.breathing.in}, hold for ${dinner.breathing.hold}, out for ${dinner.breathing.out}.`,
      },
      {
        time: `${turn} per person`,
        name: 'Your problem',
        text: sample('You describe it without interruption for half of your time. Then the table answers.'),
      },
      { time: 'Before you leave', name: 'Your next step', text: sample('You say one thing you’ll do, and by when.') },
    ],
  },
  protocol: { title: `The ${followUp} after dinner` },
  seats: {
    title: dinner.over ? 'Seats at the next dinner' : `${capitalized(inWords(dinner.seats))} seats`,
    single: { unit: 'per seat', action: reserve(1), text: `The dinner and the ${followUp} of follow-up.` },
    duo: {
      unit: `for ${seats(dinner.duo.seats)}`,
      action: reserve(dinner.duo.seats),
      text: 'The duo bundle, for you and a colleague you make decisions with.',
    },
    hold: sample('You can pay now to hold a seat, by card or by invoice. We check that you qualify on the call.'),
  },
  nextDate: { event: 'Council dinner', title: 'Get the dates we announce' },
  before: {
    title: 'Before the dinner',
    text: sample('Choose a problem you can’t solve alone, and send it to us three days ahead.'),
  },
  closing: {
    title: 'What problem would you bring?',
    actions: [
      call,
      { label: 'Ask a question first', href: site.links.questionsForm },
      { label: labels.leadershipPilot, href: paths.leadershipPilot },
    ],
  },
});
