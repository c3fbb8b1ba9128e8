import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationBeforeNoun, inWords, money, spanOf } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { priceRule, text, texts, positiveInteger } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { refunds } from './refunds.ts';

const days = z.strictObject({ days: positiveInteger });
const span = z.strictObject({ min: positiveInteger, max: positiveInteger });

const signal = z.strictObject({
  name: text,
  /** The unit of its number, and the words after it. */
  unit: text,
  suffix: z.string(),
  weeks: z.array(z.number().nonnegative('must not be less than 0')).min(2, 'must have at least two weeks'),
});

/** The example report's weeks: made up, and labeled so. */
const weeks = {
  decisions: [11, 12, 10, 10, 9, 8, 8, 7, 6],
  meetings: [38, 36, 41, 44, 43, 50, 52, 55, 58],
  followThrough: [52, 54, 50, 57, 60, 58, 63, 66, 65],
  clarity: [3, 3, 4, 4, 5, 5, 6, 6, 7],
  load: [13, 14, 13, 12, 13, 14, 16, 17, 19],
} as const;
/** A report says nothing about fewer people. */
const SMALLEST_GROUP = sample(5);
const last = (series: readonly number[]) => series.at(-1) ?? 0;
/** Counts how many weeks in a row, up to the last one, have a higher value than the week before. */
const weeksRisen = (series: readonly number[]) =>
  series.length - 1 - series.findLastIndex((value, week) => week === 0 || value <= (series[week - 1] ?? 0));

const schema = z
  .strictObject({
    length: days,
    reports: positiveInteger,
    firstReport: days,
    price: priceRule,
    slots: positiveInteger,
    workshops: positiveInteger,
    gains: z.strictObject({ days: span }),
    /** The sources of each report, as a list inside a sentence. */
    sources: text,
    /** The smallest number of people that a figure may be about. */
    smallestGroup: positiveInteger,
    /** The signals, each with the weeks of the sample report. The last value is the report's week. */
    signals: z.array(signal).min(1, 'must have at least one entry'),
    bands: z.array(z.strictObject({ team: text, price: priceRule })),
    exampleReport: z.strictObject({ findings: texts, recommendation: text }),
  })
  .refine(
    ({ price, bands }) => {
      const [whole, ...parts] = [price, ...bands.map((band) => band.price)].map(spanOf);
      return whole?.min === parts[0]?.min && whole?.max === parts.at(-1)?.max;
    },
    { path: ['bands'], message: 'must start and end with the lowest and the highest price' }
  );

/** The leadership-health pilot: every figure that its page and drawings use. */
export const leadershipPilot = defineContent('src/content/leadership-pilot.ts', schema, {
  length: { days: 90 },
  /** One per week. */
  reports: 12,
  firstReport: { days: 14 },
  price: { min: 25_000, max: 60_000 },
  /** Slots per quarter; the slot counter starts here. */
  slots: 5,
  workshops: 2,
  /** The time until gains show. */
  gains: { days: { min: 30, max: 60 } },
  sources: sample('calendars, decision logs, email timestamps and a two-minute weekly survey'),
  smallestGroup: SMALLEST_GROUP,
  signals: [
    { name: 'Decisions', unit: 'Days from question to answer', suffix: '', weeks: weeks.decisions },
    { name: 'Meetings', unit: 'Meetings that ended with a name and a date', suffix: '%', weeks: weeks.meetings },
    { name: 'Follow-through', unit: 'Promises kept on time', suffix: '%', weeks: weeks.followThrough },
    { name: 'Clarity', unit: 'Leaders (of nine) who name the same top priority', suffix: '', weeks: weeks.clarity },
    { name: 'Load', unit: 'Replies sent after 10 p.m., average per leader', suffix: '', weeks: weeks.load },
  ],
  bands: sample([
    { team: `${SMALLEST_GROUP} to 8 leaders`, price: { amount: 25_000 } },
    { team: '9 to 15 leaders', price: { amount: 40_000 } },
    { team: '16 to 25 leaders', price: { amount: 60_000 } },
  ]),
  exampleReport: {
    findings: [
      `A question now waits ${last(weeks.decisions)} days for a decision, down from ${weeks.decisions[0]}. The change came when plant managers got their own budgets.`,
      `${last(weeks.meetings)}% of meetings now end with an owner and a deadline, up from ${weeks.meetings[0]}%. The rest started without a written question.`,
      `Late replies have risen ${inWords(weeksRisen(weeks.load))} weeks in a row, to an average of ${last(weeks.load)} per leader, since this team took over decisions the CEO used to make.`,
    ],
    recommendation:
      'Before the next report, have each leader name a deputy with signing authority. Then check that late replies fall while decisions stay fast.',
  },
});

const { reports, firstReport, length, price, gains, workshops, signals, sources, smallestGroup, slots } =
  leadershipPilot;
const WEEK = 7;

/** The day of the last report: they come weekly from the first one on. */
export const lastReportDay = firstReport.days + (reports - 1) * WEEK;

/** Returns how many reports a team has on a day of its pilot. */
export function reportsBy(day: number): number {
  if (day < firstReport.days) return 0;
  return Math.min(reports, 1 + Math.floor((day - firstReport.days) / WEEK));
}

/** The weeks after which the page shows the pile of reports, besides the first and the last one. */
export const middleWeek = Math.round((gains.days.min + gains.days.max) / 2 / WEEK);

const briefing = durationBeforeNoun(calls.pilotBriefing.length);
const { contact } = site.emails;

/** The words of /memento-landing. Its refund terms are in refunds.ts. */
export const words = defineWords('src/content/leadership-pilot.ts', {
  bar: { book: 'Book Now' },
  opening: {
    title: 'See how your leadership team works, week by week',
    lead: `A ${durationBeforeNoun(length)} pilot for CEOs whose teams take too long to decide. You get ${reports} weekly reports and ${inWords(workshops)} executive workshops.`,
    price: `${money(price)}, depending on the size of your team. It starts with a free ${briefing} briefing.`,
    proof: 'What we measure',
  },
  pile: { unit: 'Reports' },
  first: {
    when: `Day ${firstReport.days}`,
    title: 'The first report',
    text: sample(
      `It has ${inWords(signals.length)} numbers, from ${sources}. We send it to your sponsor and the leaders it covers on the same day, and to no one else in your company.`
    ),
  },
  middle: {
    when: `Week ${middleWeek}`,
    title: 'The first gains',
    text: `You can expect the first gains within ${duration(gains)}. For each number we show the trend, the week it changed and what your team did differently.`,
  },
  final: {
    when: `Day ${lastReportDay}`,
    title: 'The last report',
    text: `Report ${reports} looks back on all ${duration(length)}. In the last workshop your team decides what to keep doing.`,
  },
  offer: {
    title: 'The price',
    included: `${capitalized(inWords(workshops))} executive workshops included. ${slots} pilots per quarter.`,
    pay: sample('By invoice: half up front and half after the last report.'),
    action: 'Reserve a Pilot Slot',
  },
  proof: {
    title: 'An example report',
    example: `The first ${inWords(weeks.load.length)} weeks of nine leaders in an invented company.`,
    week: (week: number) => `Week ${week}`,
    action: 'Show me our first report',
    recommendation: 'What the report recommends',
  },
  brief: {
    title: 'Get the whole example',
    subject: 'Example report',
    submit: 'Send me the report',
    toast: { title: 'Success!', text: 'The sample report is on its way to your inbox.' },
    thanks: `If it hasn’t arrived within a day, write to ${contact}.`,
    failed: `Opening your email program… If nothing opens, write to ${contact}.`,
  },
  slotsLeft: '{left} of {most} slots left',
  questionsTitle: 'Privacy and work',
  questions: sample({
    'Do our people have to agree?': `Yes. Before we start, each person gets a notice of what we count and why, and can say no. We need at least ${inWords(smallestGroup)} who agree. Where the law or a works council requires consent, we wait for it.`,
    'Will a report single anyone out?': `No. Every number is about a group of ${inWords(smallestGroup)} or more, survey answers included. We don’t read messages.`,
    'Who writes the report, and what do you need from us?': `An analyst writes each report, and ${site.founder.name} goes through it with you. We need a sponsor on the executive team and read access to calendars, decision logs and email timestamps. We’ll sign your NDA.`,
    'What if it doesn’t help?': refunds.leadershipPilot.text,
  }),
  founder: { more: `[More about ${site.founder.name}](${paths.about})` },
  book: { title: `A free ${briefing} briefing comes first`, frame: 'Book a briefing' },
});
