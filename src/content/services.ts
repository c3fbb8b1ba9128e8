import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { duration } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text, texts } from '../lib/schema.ts';
import { consulting } from './prices.ts';

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
    summary: 'Decide which work to change first, and what it has to earn back.',
    fits: 'You have ten ideas and the budget for two, and your board wants to see one work.',
    get: sample([
      'A ranked list of workflows, each with a target and an owner',
      'A budget and a schedule your board can approve',
      'A list of what not to do, with reasons',
    ]),
  },
  {
    name: 'AI model development',
    summary: 'Get models fitted to your data and your rules.',
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

/** The six applications with the most to gain. */
export const applications = defineContent(FILE, z.array(z.strictObject({ name: text, today: text, later: text })), [
  {
    name: 'Lead response',
    today: 'An inquiry sits in an inbox until someone is free.',
    later: 'It’s answered and booked in minutes.',
  },
  {
    name: 'Proposals',
    today: 'Last year’s file, with the old client’s name still in it.',
    later: 'A draft that knows this client and your prices.',
  },
  {
    name: 'Management reports',
    today: 'Days of copy and paste, then an argument about whose number is right.',
    later: 'Current numbers every morning, each with its source.',
  },
  {
    name: 'Customer service',
    today: 'Your team types the same answer all week.',
    later: 'Routine questions are answered instantly. The rest reach a person with the full history.',
  },
  {
    name: 'Campaigns',
    today: 'Everyone gets one version, because there’s only time for one.',
    later: 'A version for each audience, approved by you.',
  },
  { name: 'Forecasts', today: 'A gut feeling in a spreadsheet.', later: 'A range, and what would change it.' },
]);

/** The steps of an engagement: a call, then the guide's four steps. */
export const engagement = defineContent(FILE, z.array(z.strictObject({ title: text, text, note: text.optional() })), [
  { title: 'Call', text: 'You describe the work. We say what we’d do first, and what it would cost.' },
  {
    title: 'Discover',
    text: 'We sit with your team and count hours, errors and hand-offs.',
    note: duration(consulting.audit.length),
  },
  {
    title: 'Deploy',
    text: 'We agree on the workflow, who owns it and a date. Then it goes live on your systems.',
    note: duration(consulting.accelerator.length),
  },
  {
    title: 'Train',
    text: `Within those ${duration(consulting.accelerator.length)}, your people learn to run it, test it and change it.`,
  },
  {
    title: 'Track',
    text: sample('Once a month, we measure what changed and check that you can run it without us.'),
    note: `another ${duration(consulting.accelerator.reports)}`,
  },
]);
