import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { countWithNoun, duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';
import { dinner } from './dinner.ts';
import { leadershipPilot } from './leadership-pilot.ts';
import { consulting } from './prices.ts';
import { refunds } from './refunds.ts';

const questions = z.array(z.strictObject({ question: text, answer: text })).min(5, 'must have at least five entries');

export const buyerQuestionsSchema = z.record(questions);

/** The questions of a careful buyer, by page. The answers bind the owner, so they are samples. */
export const buyerQuestions = defineContent('src/content/buyer-questions.ts', buyerQuestionsSchema, {
  services: sample([
    {
      question: 'Where does our data go?',
      answer: 'It stays in your cloud account. You grant us access and can revoke it. We don’t train models on it.',
    },
    { question: 'Will you sign our NDA?', answer: 'Yes, before the first interview.' },
    {
      question: 'Who does the work?',
      answer: 'The people you meet on the first call. We don’t subcontract without asking.',
    },
    {
      question: 'What do you need from us?',
      answer: 'Two hours with the people who do the work, and read access to the tools they use.',
    },
    {
      question: 'How do we pay?',
      answer: `The ${money(consulting.audit.price)} audit by card. Everything else by invoice: half at the start, half at the end.`,
    },
    {
      question: 'What if it doesn’t work?',
      answer: `${refunds.audit.text} In larger projects, each phase ends with a number we agreed on. If we miss it, you can stop there.`,
    },
  ]),
  accelerator: sample([
    {
      question: 'What moves the price?',
      answer: 'How many systems we connect and how many people we train. You get a fixed price before day one.',
    },
    {
      question: 'Is our data safe, and will you sign our NDA?',
      answer:
        'We sign it before we see any data. Models run in your cloud account, or with a provider you’ve approved.',
    },
    { question: 'Who does the work?', answer: 'Two engineers and one consultant, full-time.' },
    { question: 'What do you need from us?', answer: 'One owner, for half a day a week.' },
    {
      question: 'How do we pay, and what if it doesn’t work?',
      answer: 'By invoice, a third per phase. If we miss a phase’s number, you can stop and don’t pay for the next.',
    },
  ]),
  coach: sample([
    {
      question: 'Is what I say confidential?',
      answer: 'Yes. Only you get the recording and the notes. We’ll sign your NDA.',
    },
    { question: 'Who will coach me?', answer: 'The founder, in every session.' },
    { question: 'What do I need to bring?', answer: 'One decision you’ve been putting off.' },
    { question: 'How do I pay?', answer: 'The first session by card, programs by card or invoice.' },
    { question: 'What if it isn’t for me?', answer: refunds.coaching.text },
  ]),
  council: sample([
    {
      question: 'Who will be at the table?',
      answer: `${countWithNoun(dinner.seats, 'executive')} who qualify. You get the list a week before.`,
    },
    {
      question: 'Is it confidential, and will anyone sell to me?',
      answer:
        'Everyone accepts the code before the date is confirmed. Selling ends a guest’s membership, including ours.',
    },
    { question: 'What do you need from me?', answer: 'One question you can’t solve alone, three days before.' },
    { question: 'How do I pay?', answer: 'By card or invoice, once we’ve confirmed that you qualify.' },
    { question: 'What if I can’t come?', answer: refunds.dinner.text },
  ]),
  leadershipPilot: sample([
    {
      question: 'Where does the data come from?',
      answer: 'Calendars, decision logs and a two-minute weekly survey. We don’t read messages.',
    },
    { question: 'Can you see what one person said?', answer: 'No. Reports show teams of five or more.' },
    {
      question: 'Who does the work?',
      answer: 'An analyst writes each report, and the founder goes through it with you.',
    },
    {
      question: 'What do you need from us?',
      answer: 'A sponsor on the executive team, access to calendars, and your NDA, which we’ll sign.',
    },
    {
      question: 'How do we pay, and what if it doesn’t help?',
      answer: `By invoice, in halves. If the first report, due in ${duration(leadershipPilot.firstReport)}, tells you nothing new, you can stop there and we refund the first half.`,
    },
  ]),
});
