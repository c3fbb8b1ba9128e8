import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, inWords, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text, texts } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { consulting, responseTime } from './prices.ts';
import { questions as quizQuestions } from './quiz.ts';

const FILE = 'src/content/services.ts';

const solution = z.strictObject({
  name: text,
  /** The purpose in one sentence. */
  summary: text,
  /** The situation in which a client needs it. */
  fits: text,
  /** The result for the client. */
  get: texts,
});

type Solution = DeepReadonly<z.infer<typeof solution>>;

/** The four core solutions: their purpose and first result on /torque, the rest on /services. */
export const solutions: readonly Solution[] = defineContent(FILE, z.array(solution), [
  {
    name: 'AI strategy',
    summary: 'Decide which workflow to fix first and how much it must save.',
    fits: 'You have ten ideas and the budget for two, and your board wants to see one work.',
    get: sample([
      'A ranked list of workflows, each with a target and an owner',
      'A budget and a schedule your board can approve',
      'A list of what not to do, with reasons',
    ]),
  },
  {
    name: 'AI model development',
    summary: 'We build or tune a model on your data and test it on your past cases.',
    fits: 'Off-the-shelf tools work for other companies but keep getting your cases wrong.',
    get: sample([
      'A model in your own environment, with access under your control',
      'A test set made of your cases, and the model’s score on it',
      'A confidence threshold below which it hands off to a person',
    ]),
  },
  {
    name: 'Data engineering',
    summary: 'Make every report show the same number.',
    fits: 'Two reports disagree, and someone spends a day finding out why.',
    get: sample([
      'Pipelines from your current systems, with alerts when one fails',
      'One agreed definition for each number that matters',
      'A map of where every number comes from',
    ]),
  },
  {
    name: 'Marketing and sales automation',
    summary: 'Take a customer from first click to signed order without retyping.',
    fits: 'Your leads wait hours for a reply, because someone has to write each one.',
    get: sample([
      'A system that answers, scores and books every inquiry',
      'Proposals that start from what the client already told you',
      'A sales pipeline that updates itself',
    ]),
  },
]);

const { accelerator, audit, workshop } = consulting;

/** The words of /services. Prices, payment and refunds are in prices.ts, offers.ts and refunds.ts. */
export const words = defineWords(FILE, {
  opening: {
    lead: 'Work piles up in inboxes, files and people’s heads. We automate one workflow at a time with AI, for companies where people still copy information by hand.',
    price: `A ${durationBeforeNoun(audit.length)} audit for ${money(audit.price)} shows you where to start. The strategy workshop costs ${money(workshop.price)}, the ${durationBeforeNoun(accelerator.length)} accelerator ${money(accelerator.price)}.`,
    action: `Start with the ${money(audit.price)} audit`,
  },
  process: {
    title: 'From the first call to the last report',
    steps: [
      { name: 'Call', text: 'Free. You describe the work, and we tell you where we’d begin and what it would cost.' },
      {
        name: 'Discover',
        text: `The audit: for ${duration(audit.length)} we sit with your team and count hours, errors and hand-offs.`,
      },
      { name: 'Deploy', text: `The [accelerator](${paths.accelerator}): one workflow goes live on your systems.` },
      { name: 'Train', text: 'In the same weeks, your people learn to run it, test it and change it.' },
      { name: 'Track', text: `For another ${duration(accelerator.reports)}, we report each month what changed.` },
    ],
  },
  prices: {
    title: 'Prices',
    note: `After you pay, a person writes to you ${responseTime} to agree on the dates. [All refund terms](${paths.privacy}#terms)`,
    audit: {
      get: sample(
        'Up to eight interviews by video, then one report of about ten pages: where your hours and dollars go, what each leak costs, and the three places to start. The price is low so that you can judge our work before you spend more.',
      ),
      action: 'Buy the AI audit',
    },
    cohort: {
      get: sample(
        'You build one system for your own company, with our guidance, next to seven leaders from other industries. Groups start in January, April and September and take four hours a week.',
      ),
      action: 'Join the cohort',
    },
    workshop: { get: 'A ranked plan with owners, targets and a budget.', action: 'See the two days' },
    accelerator: {
      get: 'One system in production, which we build and your people run.',
      action: `See the ${duration(accelerator.length)}`,
    },
  },
  uses: {
    title: 'Where AI pays off first',
    text: 'These jobs repeat daily and run on data you already have.',
    list: [
      { name: 'Lead response', text: 'Every inquiry is answered and booked in minutes.' },
      { name: 'Proposals', text: 'A draft is ready, built from what the client told you and your prices.' },
      { name: 'Management reports', text: 'You see current numbers every morning, each with its source.' },
      {
        name: 'Customer service',
        text: 'Routine questions are answered at once. The rest reach a person, with the full history.',
      },
      { name: 'Campaigns', text: 'Each audience gets its own version, and you approve it.' },
      { name: 'Forecasts', text: 'You get a range, and what would change it.' },
    ],
    quiz: `Find your first marketing task in ${inWords(quizQuestions.length)} questions`,
  },
  closing: {
    title: 'Tell us what’s piling up',
    text: 'A few lines are enough.',
    action: 'Write to us',
  },
  questions: sample([
    {
      question: 'Where does our data go?',
      answer:
        'It stays in your own cloud account, or with a provider that you approve. You grant us access and can revoke it, and we don’t train models on it. We sign your NDA before the first interview.',
    },
    {
      question: 'Who does the work?',
      answer: `Employees of ours. ${site.founder.name} starts every project, and you meet the engineers before you sign.`,
    },
    {
      question: 'What do you need for the audit?',
      answer: 'Two hours with each person who does the work, and read access to their tools.',
    },
  ]),
});

/** The offers in the order of the page: what can be bought here first. */
export const priceOrder = ['audit', 'cohort', 'workshop', 'accelerator'] as const;
