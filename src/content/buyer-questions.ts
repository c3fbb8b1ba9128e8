import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { capitalized, duration, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';
import { leadershipPilot } from './leadership-pilot.ts';
import { refunds } from './refunds.ts';

const questions = z.array(z.strictObject({ question: text, answer: text })).min(5, 'must have at least five entries');

export const buyerQuestionsSchema = z.record(questions);

/** The questions of a careful buyer, by page. The answers bind the owner, so they are samples. */
export const buyerQuestions = defineContent('src/content/buyer-questions.ts', buyerQuestionsSchema, {
  leadershipPilot: sample([
    {
      question: 'Will a report single anyone out?',
      answer: `No. Every number is about a group of ${inWords(leadershipPilot.smallestGroup)} or more, survey answers included.`,
    },
    {
      question: 'Where does the data come from?',
      answer: `${capitalized(leadershipPilot.sources)}. We don’t read messages.`,
    },
    {
      question: 'Who does the work?',
      answer: 'An analyst writes each report, and the founder goes through it with you.',
    },
    {
      question: 'What do you need from us?',
      answer:
        'A sponsor on the executive team, and read access to calendars, decision logs and email timestamps. We’ll sign your NDA.',
    },
    {
      question: 'How do we pay, and what if it doesn’t help?',
      answer: `By invoice, half up front and half after the last report. The first report is due in ${duration(leadershipPilot.firstReport)}. ${refunds.leadershipPilot.text}`,
    },
  ]),
});
