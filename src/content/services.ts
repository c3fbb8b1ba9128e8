import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { duration } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text, texts } from '../lib/schema.ts';
import { consulting } from './prices.ts';

const FILE = 'src/content/services.ts';

const solution = z.strictObject({
  name: text,
  /** One sentence: what it is for. */
  summary: text,
  /** When it is the right one. */
  fits: text,
  /** What the client holds at the end. */
  get: texts,
});

export type Solution = DeepReadonly<z.infer<typeof solution>>;

/** The four core solutions: short on /torque, whole on /services. */
export const solutions: readonly Solution[] = defineContent(FILE, z.array(solution), [
  {
    name: 'AI strategy',
    summary: 'Which work to change first, in what order, and what it has to bring in.',
    fits: 'You have ten ideas, a budget for two and a board that wants to see one.',
    get: sample([
      'A ranked list of workflows, each with its number and its owner',
      'A budget and a sequence that your board can approve',
      'The list of what not to do, with reasons',
    ]),
  },
  {
    name: 'AI model development',
    summary: 'Models fitted to your data and your rules, with tests that you can read.',
    fits: 'The tools you can buy get it right for everyone but you.',
    get: sample([
      'A model in your own environment, under your keys',
      'A test set of your cases, and the score on it',
      'A limit below which it hands over to a person',
    ]),
  },
  {
    name: 'Data engineering',
    summary: 'One version of every number, in the place where models and people look for it.',
    fits: 'Two reports disagree and someone spends a day finding out why.',
    get: sample([
      'Pipelines from the systems you have, with alarms',
      'One definition for each number that matters',
      'A map of where every figure comes from',
    ]),
  },
  {
    name: 'Marketing and sales automation',
    summary: 'From the first click to the signed order, without anyone typing it twice.',
    fits: 'Leads wait for an answer, and answers wait for a person.',
    get: sample([
      'Every inquiry answered, scored and booked',
      'Offers that start from what the client has said',
      'A pipeline that updates itself',
    ]),
  },
]);

/** The six applications with the most to gain. */
export const applications = defineContent(FILE, z.array(z.strictObject({ name: text, today: text, later: text })), [
  {
    name: 'Lead response',
    today: 'An inquiry waits until someone is free.',
    later: 'It is answered and booked while it is warm.',
  },
  {
    name: 'Proposals',
    today: 'Last year’s file, the old name still in it.',
    later: 'A draft that knows the client and your prices.',
  },
  {
    name: 'Management reports',
    today: 'Days of copying, and then the doubts.',
    later: 'The figures every morning, each with its source.',
  },
  {
    name: 'Customer service',
    today: 'The same question, asked and answered by hand.',
    later: 'Routine answered at once, the rest with its history.',
  },
  {
    name: 'Campaigns',
    today: 'One version for all, because there is time for one.',
    later: 'A version for each audience, approved by you.',
  },
  { name: 'Forecasts', today: 'A feeling, in a spreadsheet.', later: 'A range, with what would change it.' },
]);

/** How an engagement goes, in five steps. */
export const engagement = defineContent(FILE, z.array(z.strictObject({ title: text, text, note: text.optional() })), [
  { title: 'Call', text: 'You describe the work. We say whether we are the right people for it.' },
  {
    title: 'Audit',
    text: 'We sit with those who do it and count hours, errors and hand-offs.',
    note: duration(consulting.audit.length),
  },
  { title: 'Plan', text: 'One workflow, one owner, one number, one date. You sign it.' },
  {
    title: 'Build',
    text: 'It goes live on your systems, beside your people.',
    note: duration(consulting.accelerator.length),
  },
  { title: 'Hand over', text: sample('Keys, tests, manual. You can run it without us, and we check that you do.') },
]);
