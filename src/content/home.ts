import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationBeforeNoun, money } from '../lib/format.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { leak } from './claims.ts';
import { commitments } from './commitments.ts';
import { flywheel } from './guide.ts';
import { press } from './press.ts';
import { prices, responseTime } from './prices.ts';

const { accelerator, audit } = prices;
const days = duration(accelerator.length);

/** The words of the home page. Figures are in claims.ts, prices in offers.ts, outlets in press.ts. */
export const words = defineWords('src/content/home.ts', {
  opening: {
    /** A phone breaks it at the soft hyphen. */
    title: 'Artificial Intelli\u00adgence',
    tagline: 'Learn how we help you capture the power of AI',
    text: `We put AI to work in ${commitments.clients}, one workflow at a time. Your people run it, and for ${duration(accelerator.reports)} we report the hours and dollars it saves.`,
    price: `Prices start at ${money(audit.price)}, for a ${durationBeforeNoun(audit.length)} audit. A first call is free.`,
    actions: [
      { label: 'Learn More', href: site.links.learnMore },
      { label: 'Download the AI Strategy Guide', href: paths.guide },
    ],
  },
  press: {
    label: 'In the press',
    text: `${site.founder.name} in the press: ${press.length} interviews.`,
    video: (title: string) => `: ${title}, video`,
  },
  cost: {
    title: 'Waiting isn’t free. You already pay for it, every year.',
    critical: (from: number) =>
      `A company that scores ${from} or more on our assessment likely loses this much a year.`,
    high: (from: number, to: number) => `A company that scores ${from} to ${to} wastes this share of its revenue.`,
    source: `Source: ${leak.source}.`,
    action: 'Find out what it costs you',
  },
  leaks: {
    title: 'Where your revenue leaks out',
    list: {
      'Slow decisions': 'Someone collects the numbers from five tools, and the meeting moves to next week.',
      'Work typed twice': 'Your people type an order into a form, a spreadsheet and the CRM. Every copy adds errors.',
      'Leads you call too late': 'By the time you call, a competitor has answered.',
      'Pilots that never ship': 'The demo impressed everyone, but it was never tested with your data.',
    },
  },
  competition: {
    title: 'Your competitor doesn’t need a better team. They just need to answer',
    first: 'first.',
    when: 'When this happens',
    slower: 'The slower company',
    faster: 'The faster company',
    moments: [
      { when: 'A lead comes in', slower: 'It sits in an inbox', faster: 'It’s answered and booked within minutes' },
      {
        when: 'A proposal is due',
        slower: 'Someone opens last year’s file',
        faster: 'A draft is ready, built from what the client told you',
      },
    ],
  },
  approach: {
    title: 'How we work',
    list: {
      'We start from the result.': 'Before we pick a tool, we agree with you on one number to improve.',
      'We finish one system before we start the next.': 'The second goes faster, because your team has done it once.',
      'You own it when we leave.': 'Your people help build it, so they can run it.',
    },
    founder: 'Meet the founder',
  },
  process: {
    title: 'How a project runs',
    steps: [
      { length: capitalized(duration(audit.length)), text: 'The audit finds the workflow that wastes the most.' },
      { length: days, text: 'Your first workflow goes live on your systems.' },
      { length: `The same ${days}`, text: 'We train each person who will use it.' },
      {
        length: `${capitalized(duration(accelerator.reports))} more`,
        text: 'You get a monthly report: time saved, revenue, adoption.',
      },
    ].map((step, index) => ({ name: flywheel[index]?.title ?? '', ...step })),
  },
  services: {
    title: 'Services and prices',
    list: {
      audit: { text: 'Shows where your hours and dollars go.', href: `${paths.services}#prices` },
      workshop: { text: 'Your leaders agree on a ranked plan.', href: `${paths.accelerator}#workshop` },
      accelerator: { text: 'We build one system, and your people run it.', href: paths.accelerator },
      cohort: {
        text: 'You build one system yourself, in a group with leaders of other companies.',
        href: `${paths.services}#prices`,
      },
      briefing: {
        text: 'Your leaders learn what to fund, what to turn down and what to ask a vendor, using your own cases.',
        href: paths.contact,
      },
    },
  },
  results: {
    title: 'from the workflows we automated',
    before: 'Before',
    after: 'After',
    action: 'See how we counted each figure',
  },
  blog: { title: 'From the blog' },
  closing: {
    title: 'Got a workflow you’re tired of?',
    text: `Tell us about it. A person replies ${responseTime}.`,
    actions: [{ label: 'Start a conversation', href: paths.contact, dialog: 'contact-dialog' }],
  },
});
