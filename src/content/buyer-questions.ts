import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { counted, duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';
import { terms } from './coaching.ts';
import { dinner } from './dinner.ts';
import { leadershipPilot } from './leadership-pilot.ts';
import { consulting } from './prices.ts';
import { refunds } from './refunds.ts';

const questions = z.array(z.strictObject({ question: text, answer: text })).min(5, 'must have at least five entries');

/** What a careful buyer asks before paying, by page. The answers bind the owner, so they are samples. */
export const buyerQuestions = defineContent(
  'src/content/buyer-questions.ts',
  z.strictObject({
    services: questions,
    accelerator: questions,
    coach: questions,
    council: questions,
    leadershipPilot: questions,
  }),
  {
    services: sample([
      {
        question: 'Where does our data go?',
        answer:
          'It stays in your systems. We work in your cloud account with access you grant and can revoke. We don’t train models on it.',
      },
      {
        question: 'Will you sign our NDA?',
        answer: 'Yes, before the first interview. If you don’t have one, we’ll send ours.',
      },
      {
        question: 'Who does the work?',
        answer: 'The people you meet on the first call. We don’t hand you to juniors or subcontract without asking.',
      },
      {
        question: 'What do you need from us?',
        answer: 'Two hours with the people who do the work, and read access to the tools they use.',
      },
      {
        question: 'How do we pay?',
        answer: `The ${money(consulting.audit.price)} audit by card. Everything else by invoice, half at the start and half at the end, due in 30 days.`,
      },
      {
        question: 'What if it doesn’t work?',
        answer: `${refunds.audit.text} In larger projects, every phase ends with a number we agreed on. If we miss it, you can stop there.`,
      },
    ]),
    accelerator: sample([
      {
        question: 'What moves the price?',
        answer:
          'How many systems we connect to, how sensitive the data is, and how many people we train. You get a fixed price before day one.',
      },
      {
        question: 'Where do the models run?',
        answer:
          'In your own cloud account, or with a provider you’ve approved. We give you the list of every company that touches your data.',
      },
      {
        question: 'Who does the work?',
        answer:
          'Two engineers and one consultant, full-time for the 90 days, and an owner on your side for half a day a week.',
      },
      {
        question: 'Will you sign our NDA and security terms?',
        answer: 'Yes, both, before we see any data. We’ll fill in your vendor questionnaire.',
      },
      {
        question: 'How do we pay?',
        answer: 'By invoice: a third at the start, a third when the system goes live, a third at the end.',
      },
      {
        question: 'What if it doesn’t work?',
        answer:
          'Each phase ends with a number we agreed on. If we miss it, you can stop, and you don’t pay for the next phase.',
      },
    ]),
    coach: sample([
      {
        question: 'Is what I say confidential?',
        answer: 'Yes. Only you get the recording and the notes. We delete our copies when you ask.',
      },
      {
        question: 'Will you sign an NDA?',
        answer: 'Yes. Public-company executives usually ask for one, and we’ll sign yours.',
      },
      { question: 'Who will coach me?', answer: 'The founder, in every session.' },
      {
        question: 'What do I need to bring?',
        answer: 'One decision you’ve been putting off, and ten minutes for a short questionnaire.',
      },
      {
        question: 'How do I pay?',
        answer: `The ${money(terms.first.price)} first session by card. Programs by card or invoice.`,
      },
      { question: 'What if it isn’t for me?', answer: refunds.coaching.text },
    ]),
    council: sample([
      {
        question: 'Who will be at the table?',
        answer: `${counted(dinner.seats, 'executive')}, each with a budget or a team that qualifies. You get the list a week before.`,
      },
      {
        question: 'Is it confidential?',
        answer: 'Yes. Everyone accepts the code before the date is confirmed. No recording, no photographs.',
      },
      { question: 'Will anyone sell to me?', answer: 'No. Selling ends a guest’s membership, including ours.' },
      {
        question: 'What do you need from me?',
        answer: 'One question you can’t solve alone, in two sentences, three days before.',
      },
      {
        question: 'How do I pay?',
        answer: 'By card once we’ve confirmed that you qualify and given you the date, or by invoice to your company.',
      },
      { question: 'What if I can’t come?', answer: refunds.dinner.text },
    ]),
    leadershipPilot: sample([
      {
        question: 'Where does the data come from?',
        answer: 'From calendars, decision logs and a two-minute weekly survey. We don’t read email or messages.',
      },
      {
        question: 'Can you see what one person said?',
        answer: 'No. Reports show teams of five or more. Single answers are deleted after the pilot.',
      },
      {
        question: 'Who does the work?',
        answer: 'An analyst writes each report, and the founder goes through it with you.',
      },
      {
        question: 'What do you need from us?',
        answer: 'A sponsor on the executive team, read access to calendars, and your NDA, which we’ll sign.',
      },
      {
        question: 'How do we pay?',
        answer: 'By invoice: half at the start, half with the last report.',
      },
      {
        question: 'What if it doesn’t help?',
        answer: `If the first report, due in ${duration(leadershipPilot.firstReport)}, tells you nothing new, you can stop there and we refund the first half.`,
      },
    ]),
  },
);
