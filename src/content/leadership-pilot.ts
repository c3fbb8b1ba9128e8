import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { duration as length, money as price, text, whole } from '../lib/schema.ts';

const days = z.strictObject({ days: whole });

const signal = z.strictObject({
  name: text,
  text,
  /** What its number counts, and what follows the number. */
  unit: text,
  suffix: z.string(),
  weeks: z.array(z.number().nonnegative('must not be less than 0')).min(2, 'must have at least two weeks'),
});

/** The sample report's weeks: invented, and said to be so. */
const weeks = {
  decisions: [11, 12, 10, 10, 9, 8, 8, 7, 6],
  meetings: [38, 36, 41, 44, 43, 50, 52, 55, 58],
  followThrough: [52, 54, 50, 57, 60, 58, 63, 66, 65],
  clarity: [3, 3, 4, 4, 5, 5, 6, 6, 7],
  load: [13, 14, 13, 12, 13, 14, 16, 17, 19],
} as const;
/** Two signals that the report names again. */
const names = { decisions: 'Decisions', load: 'Load' } as const;
const last = (series: readonly number[]) => series.at(-1) ?? 0;

const schema = z.strictObject({
  length: days,
  reports: whole,
  firstReport: days,
  price,
  slots: whole,
  workshops: whole,
  gains: length,
  briefing: length,
  founderNote: text,
  /** What is measured, each with the weeks of the sample report; the last value is the week of the report. */
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
  /** One a week. */
  reports: 12,
  /** Until the first report. */
  firstReport: { days: 14 },
  price: { min: 25_000, max: 60_000, style: 'k' },
  /** Places in a quarter; what the counter starts from. */
  slots: 5,
  /** Executive workshops in it. */
  workshops: 2,
  /** When gains show. */
  gains: { days: { min: 30, max: 60 } },
  briefing: { minutes: 15 },
  /** Why the founder made it, in their own words. */
  founderNote: sample(
    'Every company measures its machines. I wanted to read the same page about the people who run them, and to read it while something could still be done.',
  ),
  signals: [
    {
      name: names.decisions,
      text: 'How long a question waits for its answer, and on whose desk.',
      unit: 'days from question to answer',
      suffix: '',
      weeks: weeks.decisions,
    },
    {
      name: 'Meetings',
      text: 'Which of them end with a name and a date, and which end with another meeting.',
      unit: 'of meetings ended with a name and a date',
      suffix: '%',
      weeks: weeks.meetings,
    },
    {
      name: 'Follow-through',
      text: 'What was promised in the room, and what was done outside it.',
      unit: 'of promises kept by their day',
      suffix: '%',
      weeks: weeks.followThrough,
    },
    {
      name: 'Clarity',
      text: 'Whether your people name the same priorities.',
      unit: 'of nine leaders name the same first priority',
      suffix: '',
      weeks: weeks.clarity,
    },
    {
      name: names.load,
      text: 'Who answers at night, and since when.',
      unit: 'answers a leader sends after ten at night',
      suffix: '',
      weeks: weeks.load,
    },
  ],
  sampleReport: {
    company: 'nine leaders of a company that does not exist',
    findings: [
      {
        title: 'Decisions come sooner.',
        text: `A question now waits ${last(weeks.decisions)} days for its answer; in the first week it waited ${weeks.decisions[0]}. The turn came when the plant managers were given a budget of their own.`,
      },
      {
        title: 'Meetings end better than they begin.',
        text: `${last(weeks.meetings)}% end with a name and a date. The others have one thing in common: nobody had written down what was to be decided.`,
      },
      {
        title: 'Two people pay for it.',
        text: `Answers sent at night have risen three weeks running, to ${last(weeks.load)}. Most come from two of the nine, who took over what the chief executive used to decide.`,
      },
    ],
    recommendation: `Give each of the two a deputy who may sign, before the next report. Then read ${names.decisions} and ${names.load} side by side: the first should hold while the second falls.`,
  },
});
