import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationBeforeNoun, inWords, money, shortDuration } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, figureRule, priceRule, text, texts, positiveInteger } from '../lib/schema.ts';

const FILE = 'src/content/launch-kit.ts';

const schema = z.strictObject({
  price: priceRule,
  continuity: priceRule,
  brief: lengthRule,
  firstAssets: lengthRule,
  firstDrafts: z.strictObject({ hours: z.strictObject({ min: positiveInteger, max: positiveInteger }) }),
  emails: z.strictObject({ min: positiveInteger, max: positiveInteger }),
  support: lengthRule,
  /** `basis` says what the figure compares. */
  savings: z.strictObject({ figure: figureRule, text, basis: text }),
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
    basis: sample(
      `Compared with ordering the pieces separately: ${money({ amount: 593 })} on average in 40 orders, 2024–2025.`
    ),
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

export const launchTimes = {
  brief: durationBeforeNoun(launchKit.brief),
  firstAssets: `under ${duration(launchKit.firstAssets)}`,
  firstDrafts: duration(launchKit.firstDrafts),
} as const;

const { price, continuity, emails, firstDrafts, support } = launchKit;

export const words = defineWords(FILE, {
  opening: {
    title: 'Everything you need to launch, written in your voice',
    lead: 'A launch kit for creators: video scripts, carousels, emails, an FAQ page and a support agent for one launch.',
    price: `It costs ${money(price)}, once. You write the brief. We draft, edit and check everything in the kit.`,
    actions: [
      { label: 'Order the kit', href: '#order' },
      { label: 'How it works', href: '#how' },
    ],
  },
  how: {
    title: 'How you get a finished launch kit',
    steps: [
      {
        title: `Write a ${launchTimes.brief} brief`,
        text: 'Tell us what you’re launching, for whom and when. Rough notes are fine.',
      },
      {
        title: `Read the first assets in ${launchTimes.firstAssets}`,
        text: sample(
          'You get hooks and subject lines. The clock starts with your email, on workdays from 9am to 5pm Eastern time.'
        ),
      },
      {
        title: `Get first drafts in ${launchTimes.firstDrafts}`,
        text: `You get a draft of each item you ordered. The email sequence has ${emails.min} emails, or up to ${emails.max} if your launch needs them. Mark them up, and we finish them.`,
      },
    ],
  },
  kit: {
    title: `${capitalized(inWords(deliverables.length))} items cost less in one kit`,
    example: {
      title: 'See a finished hook and subject line',
      text: sample(
        'For a paper planner: “I planned my week in four lines, and I finished it on Thursday.” The email’s subject line: “Your Monday, in four lines.”'
      ),
    },
  },
  prices: {
    title: 'Two prices, and no sales call',
    kit: {
      name: 'The kit',
      about: 'For one launch, from brief to final files',
      per: 'one-time',
      get: sample(
        `Every item you pick, with two rounds of revisions by the editor who worked on your drafts. The files and all rights are yours. Email support until launch day: we reply within ${shortDuration(support)}.`
      ),
      payment: sample(
        'Pay now and send your brief from the same email address, or send the brief first and pay once we confirm it.'
      ),
      action: 'Pay for the kit',
    },
    continuity: {
      name: 'Continuity (optional)',
      about: 'For the months after launch day',
      per: 'per month',
      get: sample('New hooks, new answers for the support agent and the same email support.'),
      action: 'Add continuity',
    },
    order: 'Write the brief first',
  },
  questions: sample({
    'What do I need before I start?':
      'A product name, a date and a few sentences about your audience. Links to past work help us sound like you.',
    'What arrives when?': `Hooks and subject lines come first, then the drafts, within ${launchTimes.firstDrafts}: that is ${inWords(firstDrafts.hours.min / 24)} to ${inWords(firstDrafts.hours.max / 24)} workdays.`,
    'Who writes it?': 'An AI model drafts it from your brief. A person then edits it, checks the claims and signs off.',
    [`What is the ${money(continuity)} a month for?`]:
      'The kit covers the launch. Continuity adds new hooks and answers each month while your product sells.',
  }),
  brief: {
    title: `Your ${launchTimes.brief} brief`,
    text: 'The button opens your email program with your order in it. Sending it doesn’t commit you to anything.',
  },
  /** The words of the order form and of its email. */
  order: {
    label: 'Order brief',
    main: 'Name and email are required. Add the product and the date, and we can start right away.',
    more: 'A few more questions, all optional',
    what: 'What should we make?',
    whatHint: 'If you leave all boxes empty, we make all of it.',
    labels: {
      name: 'Name',
      email: 'Email',
      product_name: 'What are you launching?',
      launch_date: 'Launch date',
      company: 'Company',
      links: 'Links to your work',
      price: 'Price',
      audience: 'Who is it for?',
      voice: 'How do you sound?',
      goals: 'What’s your goal?',
      notes: 'Anything else?',
    },
    submit: 'Send the order by email',
    subject: 'Launch-kit order',
    deliverables: 'Deliverables',
  },
});
