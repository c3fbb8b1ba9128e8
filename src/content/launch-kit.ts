import { compound, duration, money, range } from '../lib/format.ts';

/** The creator launch kit: what it costs and promises, each figure in its one place. */
export const launchKit = {
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
} as const;

/** The six deliverables that an order chooses from. */
export const deliverables = [
  '3 short-video scripts plus thumbnail prompts',
  '2 carousels',
  `${launchKit.emails.min}-email launch sequence`,
  'FAQ page plus docs',
  'AI support agent with seed knowledge base',
  'Extra 5 hooks plus 5 subject lines',
] as const;

export const launchQuestions = [
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
      'Continuity: the kit stays alive after launch day. New hooks, answers added to the support agent, and email support for as long as you keep it. It is optional and ends whenever you say so.',
  },
] as const;

/** How the page writes the kit's times. */
export const launchTimes = {
  brief: compound(launchKit.brief),
  firstAssets: `under ${duration(launchKit.firstAssets)}`,
  firstDrafts: duration(launchKit.firstDrafts),
  emails: `${range(launchKit.emails)} emails`,
} as const;
