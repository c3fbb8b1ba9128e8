import { z } from 'astro/zod';
import type { AdviceByTier, Questions } from '../features/assessment/assessment-rules.ts';
import { defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, duration, figureText, money } from '../lib/format.ts';
import { text } from '../lib/schema.ts';
import { sum } from '../lib/sum.ts';
import { calls } from './calls.ts';
import { leak } from './claims.ts';
import { consulting } from './prices.ts';

const FILE = 'src/content/assessment.ts';

/** The length of each tier’s next step. */
const nextSteps = {
  Low: calls.checkIn.length,
  Moderate: calls.consult.length,
  High: calls.briefing.length,
  Critical: calls.assessmentWorkshop.length,
};

/** The price of each tier’s next step. */
const { price: nextStepPrice } = consulting.briefing;

/** Distinguishes the free session from the paid one of the same name. */
export const namesake = `This free ${durationBeforeNoun(nextSteps.Critical)} workshop is separate from the ${money(consulting.workshop.price)} ${consulting.workshop.name}, which takes ${duration(consulting.workshop.length)} at your office.`;

const question = z.strictObject({ topic: text, text, options: z.tuple([text, text, text, text]) });

/** The assessment's questions: four options each, worth one to four points in this order. */
export const questions: Questions = defineContent(FILE, z.record(question), {
  q1: {
    topic: 'Decisions',
    text: 'How long do important decisions wait for the numbers?',
    options: [
      'They don’t. The numbers are ready when we meet',
      'A day or two',
      'A week or so',
      'Until the next meeting, or the one after',
    ],
  },
  q2: {
    topic: 'Repeated work',
    text: 'How often does someone type the same information twice?',
    options: ['Hardly ever', 'In one or two places', 'In most teams', 'Everywhere. Spreadsheets hold us together'],
  },
  q3: {
    topic: 'Follow-up',
    text: 'What happens to a new inquiry?',
    options: [
      'It gets a reply right away',
      'It gets a reply the same day',
      'It waits until someone is free',
      'No one could tell you',
    ],
  },
  q4: {
    topic: 'Numbers',
    text: 'Where do the numbers in your reports come from?',
    options: [
      'One source everyone trusts',
      'A few connected systems',
      'Someone pulls them together by hand',
      'Each team has its own, and they don’t match',
    ],
  },
  q5: {
    topic: 'Projects',
    text: 'What happened to your last automation or AI project?',
    options: [
      'We use it every day and measure it',
      'We use it every day',
      'It’s still a pilot',
      'It stopped, or never started',
    ],
  },
  q6: {
    topic: 'Knowledge',
    text: 'What happens if the person who knows your most important process leaves?',
    options: [
      'It keeps running',
      'It’s written down',
      'Others could piece it together',
      'The knowledge goes with them',
    ],
  },
});

/** The highest score, if every answer is the last of its options. */
export const maxScore = sum(Object.values(questions).map(({ options }) => options.length));

const { min, max } = leak.critical;
const dollarTick = (value: number) => ({ value, label: figureText({ amount: value, style: 'compact' }) });
const percentTick = (value: number) => ({ value, label: figureText({ percent: value }) });

/** A tier's loss on a scale. */
const scale = z.strictObject({
  caption: text,
  ticks: z.array(z.strictObject({ value: z.number(), label: text })).min(2, 'must have at least two entries'),
  min: z.number(),
  max: z.number(),
  open: z.boolean(),
  logarithmic: z.boolean(),
});

/** The meaning and the next step of each tier. */
export const advice: AdviceByTier = defineContent(
  FILE,
  z.record(z.strictObject({ meaning: text, nextStep: text, price: text, scale: scale.optional(), text })),
  {
    Low: {
      meaning: 'Good shape',
      nextStep: `${durationBeforeNoun(nextSteps.Low)} ${calls.checkIn.name}`,
      price: nextStepPrice,
      text: 'Work moves when it should. In a short check-in we look for what could slow it down as you grow.',
    },
    Moderate: {
      meaning: 'Stable but vulnerable',
      nextStep: `${durationBeforeNoun(nextSteps.Moderate)} ${calls.consult.name}`,
      price: nextStepPrice,
      text: 'It works because a few people make it work. Find out who they are before one of them leaves.',
    },
    High: {
      meaning: `${figureText(leak.high)} of annual revenue wasted`,
      nextStep: `${durationBeforeNoun(nextSteps.High)} Executive AI Briefing`,
      price: nextStepPrice,
      scale: {
        caption: 'Our estimate for companies with this score: share of annual revenue',
        ticks: [0, 1, 2].map((step) => percentTick((step * leak.high.percent.max) / 2)),
        ...leak.high.percent,
        open: false,
        logarithmic: false,
      },
      text: 'You’re paying for it in hours, so it doesn’t show up as an invoice. The briefing shows your leadership team where the hours go.',
    },
    Critical: {
      meaning: `Likely loss of ${figureText(leak.critical)} per year`,
      nextStep: `${durationBeforeNoun(nextSteps.Critical)} ${calls.assessmentWorkshop.name}`,
      price: nextStepPrice,
      scale: {
        caption: 'Our estimate for companies with this score: dollars a year',
        ticks: [min / 5, min, min * 2, max, max * 2].map(dollarTick),
        min: leak.critical.min,
        max: leak.critical.max,
        open: leak.critical.open,
        logarithmic: true,
      },
      text: `Several problems are feeding each other. In ${duration(nextSteps.Critical)} we find the one the others depend on and decide what to fix first. ${namesake}`,
    },
  },
);
