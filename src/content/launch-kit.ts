import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, figureRule, priceRule, text, texts, positiveInteger } from '../lib/schema.ts';

const FILE = 'src/content/launch-kit.ts';

const schema = z.strictObject({
  price: priceRule,
  continuity: priceRule,
  brief: lengthRule,
  firstAssets: lengthRule,
  firstDrafts: lengthRule,
  emails: z.strictObject({ min: positiveInteger, max: positiveInteger }),
  support: lengthRule,
  /** `basis` says what the figure compares. */
  savings: z.strictObject({ figure: figureRule, text, basis: text }),
  /** The contents of each of the two prices. */
  includes: z.strictObject({ kit: texts, continuity: texts }),
});

/** The creator launch kit: prices and promises, each figure once. */
export const launchKit = defineContent(FILE, schema, {
  price: { amount: 249 },
  /** Per month. */
  continuity: { amount: 29 },
  brief: { minutes: 7 },
  /** The upper limit. */
  firstAssets: { minutes: 60 },
  firstDrafts: { hours: { min: 24, max: 72 } },
  /** The number of emails in a launch sequence. The smallest is included in the kit. */
  emails: { min: 3, max: 7 },
  support: { hours: 48 },
  savings: {
    figure: { percent: 58 },
    text: 'typical savings',
    basis: sample('Compared with ordering scripts, carousels and emails separately.'),
  },
  includes: {
    kit: sample([
      'One launch, from brief to final files',
      'Every deliverable you check',
      'Changes made by the same editor',
    ]),
    continuity: sample(['New hooks after launch day', 'An up-to-date support agent', 'The same email support']),
  },
});

/** The six deliverables that an order chooses from. */
export const deliverables = defineContent(FILE, texts, [
  '3 short-video scripts plus thumbnail prompts',
  '2 carousels',
  `${launchKit.emails.min}-email launch sequence`,
  'FAQ page plus docs',
  'AI support agent with seed knowledge base',
  'Extra 5 hooks plus 5 subject lines',
]);

export const launchQuestions = defineContent(
  FILE,
  z.array(z.strictObject({ question: text, answer: text })),
  sample([
    {
      question: 'What do I need before I start?',
      answer:
        'A product name, a date and a few sentences about your audience. Links to past work help us sound like you.',
    },
    {
      question: 'What arrives when?',
      answer: `Hooks and subject lines in under ${duration(launchKit.firstAssets)}. First drafts in ${duration(launchKit.firstDrafts)}, depending on how much you order.`,
    },
    {
      question: 'Who writes it?',
      answer: 'An AI model drafts it from your brief. A person then edits it, checks the claims and signs off.',
    },
    {
      question: `What is the ${money(launchKit.continuity)} a month for?`,
      answer: 'New hooks, new answers for the support agent and email support after launch day. Cancel anytime.',
    },
  ]),
);

/** The kit's times in words. */
export const launchTimes = {
  brief: durationBeforeNoun(launchKit.brief),
  firstAssets: `under ${duration(launchKit.firstAssets)}`,
  firstDrafts: duration(launchKit.firstDrafts),
} as const;
