import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { compound, duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { duration as length, figure, money as price, text, texts, whole } from '../lib/schema.ts';

const FILE = 'src/content/launch-kit.ts';

const schema = z.strictObject({
  price,
  continuity: price,
  brief: length,
  firstAssets: length,
  firstDrafts: length,
  emails: z.strictObject({ min: whole, max: whole }),
  support: length,
  savings: z.strictObject({ figure, text }),
  /** What each of the two prices pays for. */
  includes: z.strictObject({ kit: texts, continuity: texts }),
});

/** The creator launch kit: what it costs and promises, each figure in its one place. */
export const launchKit = defineContent(FILE, schema, {
  price: { amount: 249 },
  /** A month. */
  continuity: { amount: 29 },
  brief: { minutes: 7 },
  /** Within less than this. */
  firstAssets: { minutes: 60 },
  firstDrafts: { hours: { min: 24, max: 72 } },
  /** How many emails the launch sequence can have; the fewest are in the kit. */
  emails: { min: 3, max: 7 },
  support: { hours: 48 },
  savings: { figure: { percent: 58 }, text: 'typical savings' },
  includes: {
    kit: sample([
      'One launch, from brief to final files',
      'All deliverables you tick',
      'Corrections with the person who wrote it',
    ]),
    continuity: sample([
      'New hooks after launch day',
      'The support agent kept up to date',
      'The same email support, after launch day',
    ]),
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
      question: 'What do I have to have ready?',
      answer:
        'A name for the thing, a date, and a few sentences about who it is for. Links to what you have made before help us to sound like you.',
    },
    {
      question: 'What arrives when?',
      answer: `The first assets, hooks and subject lines, come in under ${duration(launchKit.firstAssets)}. First drafts of everything you ticked come in ${duration(launchKit.firstDrafts)}, depending on how much it is.`,
    },
    {
      question: 'Who writes it, a person or a machine?',
      answer:
        'Both, in this order: a model drafts from your brief, a person cuts, checks the claims and makes it sound like somebody. You get what the person signed.',
    },
    {
      question: `What is the ${money(launchKit.continuity)} a month for?`,
      answer:
        'Continuity: the kit stays alive after launch day. New hooks, answers added to the support agent, and the same email support after launch as before it. It is optional and ends whenever you say so.',
    },
  ]),
);

/** How the page writes the kit's times. */
export const launchTimes = {
  brief: compound(launchKit.brief),
  firstAssets: `under ${duration(launchKit.firstAssets)}`,
  firstDrafts: duration(launchKit.firstDrafts),
} as const;
