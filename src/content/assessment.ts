import { z } from 'astro/zod';
import type { AdviceByTier, Questions } from '../features/assessment/assessment.ts';
import { defineContent } from '../lib/define-content.ts';
import { compound, figureText } from '../lib/format.ts';
import { duration, text } from '../lib/schema.ts';
import { leak } from './claims.ts';

const FILE = 'src/content/assessment.ts';

/** How long each tier’s next step takes. */
const nextSteps = defineContent(FILE, z.record(duration), {
  Low: { minutes: 30 },
  Moderate: { minutes: 60 },
  High: { minutes: 90 },
  Critical: { minutes: 90 },
});

const question = z.strictObject({ topic: text, text, options: z.tuple([text, text, text, text]) });

/** The assessment's questions: four options each, worth one to four points in this order. */
export const questions: Questions = defineContent(FILE, z.record(question), {
  q1: {
    topic: 'Decisions',
    text: 'How long does an important decision wait for its numbers?',
    options: [
      'It does not. They are there when we meet',
      'A day or two',
      'A week or so',
      'Until the next meeting, or the one after',
    ],
  },
  q2: {
    topic: 'Repeated work',
    text: 'How often is the same information typed twice?',
    options: ['Hardly ever', 'In one or two places', 'In most teams', 'Everywhere. Spreadsheets hold us together'],
  },
  q3: {
    topic: 'Follow-up',
    text: 'What happens to a new inquiry?',
    options: [
      'It is answered at once',
      'It is answered the same day',
      'It waits until someone is free',
      'Nobody could say',
    ],
  },
  q4: {
    topic: 'Figures',
    text: 'Where do the figures in your reports come from?',
    options: [
      'One source that everyone trusts',
      'A few systems that are joined',
      'Someone puts them together by hand',
      'Each team brings its own, and they differ',
    ],
  },
  q5: {
    topic: 'Projects',
    text: 'What became of your last automation or AI project?',
    options: [
      'It is in daily use, and we measure it',
      'It is in daily use',
      'It is still a pilot',
      'It stopped, or never started',
    ],
  },
  q6: {
    topic: 'Knowledge',
    text: 'If the person who knows your most important process left tomorrow?',
    options: [
      'The process would run on',
      'It is written down',
      'Others could piece it together',
      'It would leave with them',
    ],
  },
});

const { min, max } = leak.critical;
const dollarTick = (value: number) => ({ value, label: figureText({ amount: value, style: 'compact' }) });
const percentTick = (value: number) => ({ value, label: figureText({ percent: value }) });

/** How large a tier's loss is, on a scale. */
const scale = z.strictObject({
  caption: text,
  ticks: z.array(z.strictObject({ value: z.number(), label: text })).min(2, 'must have at least two entries'),
  min: z.number(),
  max: z.number(),
  open: z.boolean(),
  logarithmic: z.boolean(),
});

/** What each tier means and the next step. */
export const advice: AdviceByTier = defineContent(
  FILE,
  z.record(z.strictObject({ meaning: text, nextStep: text, scale: scale.optional(), text })),
  {
    Low: {
      meaning: 'Good shape',
      nextStep: `${compound(nextSteps.Low)} Alignment Check-In`,
      text: 'Work moves when it should. A short talk makes sure that it still does when you grow.',
    },
    Moderate: {
      meaning: 'Stable but vulnerable',
      nextStep: `${compound(nextSteps.Moderate)} Strategic Consult`,
      text: 'It holds because certain people hold it. Find out which parts depend on whom before one of them leaves.',
    },
    High: {
      meaning: `${figureText(leak.high)} of annual revenue wasted`,
      nextStep: `${compound(nextSteps.High)} Executive AI Briefing`,
      scale: {
        caption: 'Share of annual revenue',
        ticks: [0, 1, 2, 3, 4].map((step) => percentTick((step * leak.high.percent.max) / 2)),
        ...leak.high.percent,
        open: false,
        logarithmic: false,
      },
      text: 'You pay it in hours, not in invoices. The briefing shows your leadership where they go.',
    },
    Critical: {
      meaning: `Likely loss of ${figureText(leak.critical)} per year`,
      nextStep: `${compound(nextSteps.Critical)} AI Strategy Workshop`,
      scale: {
        caption: 'Dollars a year',
        ticks: [min / 5, min, min * 2, max, max * 2].map(dollarTick),
        min: leak.critical.min,
        max: leak.critical.max,
        open: leak.critical.open,
        logarithmic: true,
      },
      text: 'Several leaks feed each other. In this session we find the one that the others hang on, and what to do first. The strategy workshop with your whole leadership is a step of its own.',
    },
  },
);
