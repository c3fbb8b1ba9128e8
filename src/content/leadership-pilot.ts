import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, priceRule, text, positiveInteger } from '../lib/schema.ts';
import { calls } from './calls.ts';

const days = z.strictObject({ days: positiveInteger });
const span = z.strictObject({ min: positiveInteger, max: positiveInteger });

const signal = z.strictObject({
  name: text,
  /** The unit of its number, and the words after it. */
  unit: text,
  suffix: z.string(),
  weeks: z.array(z.number().nonnegative('must not be less than 0')).min(2, 'must have at least two weeks'),
  /** Draws the signal in ink: it gets worse while the others improve. */
  worsens: z.literal(true).optional(),
});

/** The sample report's weeks: made up, and labeled so. */
const weeks = {
  decisions: [11, 12, 10, 10, 9, 8, 8, 7, 6],
  meetings: [38, 36, 41, 44, 43, 50, 52, 55, 58],
  followThrough: [52, 54, 50, 57, 60, 58, 63, 66, 65],
  clarity: [3, 3, 4, 4, 5, 5, 6, 6, 7],
  load: [13, 14, 13, 12, 13, 14, 16, 17, 19],
} as const;
const last = (series: readonly number[]) => series.at(-1) ?? 0;
/** Counts how many weeks in a row, up to the last one, have a higher value than the week before. */
const weeksRisen = (series: readonly number[]) =>
  series.length - 1 - series.findLastIndex((value, week) => week === 0 || value <= (series[week - 1] ?? 0));

const schema = z.strictObject({
  length: days,
  reports: positiveInteger,
  firstReport: days,
  price: priceRule,
  slots: positiveInteger,
  workshops: positiveInteger,
  gains: z.strictObject({ days: span }),
  briefing: lengthRule,
  founderNote: text,
  /** The sources of each report, as a list inside a sentence. */
  sources: text,
  /** The smallest number of people that a figure may be about. */
  smallestGroup: positiveInteger,
  /** The signals, each with the weeks of the sample report. The last value is the report's week. */
  signals: z.array(signal).min(1, 'must have at least one entry'),
  sampleReport: z.strictObject({
    company: text,
    findings: z.array(z.strictObject({ title: text, text })),
    recommendation: text,
  }),
});

/** The leadership-health pilot: every figure that its page and drawings use. */
export const leadershipPilot = defineContent('src/content/leadership-pilot.ts', schema, {
  length: { days: 90 },
  /** One per week. */
  reports: 12,
  /** The time until the first report. */
  firstReport: { days: 14 },
  price: { min: 25_000, max: 60_000, style: 'k' },
  /** Slots per quarter; the slot counter starts here. */
  slots: 5,
  /** The number of executive workshops. */
  workshops: 2,
  /** The time until gains show. */
  gains: { days: { min: 30, max: 60 } },
  briefing: calls.pilotBriefing.length,
  /** The founder's reason for making it, in their own words. */
  founderNote: sample(
    'Companies measure every machine they own. I wanted one report on how the leadership team works, early enough to act on it.',
  ),
  sources: sample('calendars, decision logs, email timestamps and a two-minute weekly survey'),
  smallestGroup: sample(5),
  signals: [
    {
      name: 'Decisions',
      unit: 'Days from question to answer',
      suffix: '',
      weeks: weeks.decisions,
    },
    {
      name: 'Meetings',
      unit: 'Meetings that ended with a name and a date',
      suffix: '%',
      weeks: weeks.meetings,
    },
    {
      name: 'Follow-through',
      unit: 'Promises kept on time',
      suffix: '%',
      weeks: weeks.followThrough,
    },
    {
      name: 'Clarity',
      unit: 'Leaders (of nine) who name the same top priority',
      suffix: '',
      weeks: weeks.clarity,
    },
    {
      name: 'Load',
      unit: 'Replies sent after 10 p.m., average per leader',
      suffix: '',
      weeks: weeks.load,
      worsens: true,
    },
  ],
  sampleReport: {
    company: 'nine leaders of a made-up company',
    findings: [
      {
        title: 'Decisions come faster.',
        text: `A question now waits ${last(weeks.decisions)} days. In week 1 it waited ${weeks.decisions[0]}. The change came when plant managers got their own budgets.`,
      },
      {
        title: 'More meetings end well.',
        text: `${last(weeks.meetings)}% end with a name and a date. The rest began without a written question.`,
      },
      {
        title: 'The team works later.',
        text: `Late replies have risen ${inWords(weeksRisen(weeks.load))} weeks in a row, to an average of ${last(weeks.load)} per leader. The rise began when this team took over decisions the CEO used to make.`,
      },
    ],
    recommendation:
      'Before the next report, have each leader name a deputy with signing authority. Then check that late replies fall while decisions stay fast.',
  },
});
