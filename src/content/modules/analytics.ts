import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const analytics = defineModule('analytics', {
  title: 'Analytics',
  headTitle: 'Analytics: Every Sale Counted Once',
  summary: 'Each sale is traced from first visit to order and counted once.',
  tagline:
    'For teams whose reports disagree. One page shows where customers come from, where you lose them and what that costs you.',
  description: 'One page from first visit to order, every number with its source, and a weekly report written for you.',
  keywords: ['marketing analytics', 'conversion funnel', 'lead sources', 'marketing reports', 'attribution'],
  tab: 'analytics',
  promise: 'Fewer numbers, each with a source you can open',
  features: [
    {
      title: 'Visit to order on one page',
      text: 'You see visits, leads, appointments and orders, and how many people you lose at each step.',
    },
    {
      title: 'Each person counted once',
      text: 'Someone who came from an ad and returned through an email counts as one person. Both visits stay on the record.',
    },
    { title: 'A source for every number', text: 'Click a number to see the records behind it.' },
    {
      title: 'A weekly report, written for you',
      text: 'Once a week you read about each change and its likely reason.',
    },
    {
      title: 'Fair comparisons',
      text: 'It compares four weeks with the four before, weekday by weekday, and leaves out holidays.',
    },
    { title: 'Your own definitions', text: 'Define a lead once, in words. Every report uses your definition.' },
  ],
  specimen: {
    title: 'a question and its answer',
    lines: [
      { label: 'Question', text: 'Why were there fewer appointments last week?' },
      { label: 'Answer', text: 'One showroom was closed on Thursday. The other two didn’t change.' },
      { label: 'Source', text: 'Appointments in the CRM, by location and day' },
      { label: 'Left out', text: 'Visits by your own team' },
      { label: 'Not known', text: 'How many people called and didn’t leave a name' },
    ],
  },
  questions: sample([
    {
      question: 'What if the data is bad?',
      answer: 'A note next to the number tells you. If data is missing, the chart shows a gap.',
    },
    {
      question: 'Does it replace our current analytics?',
      answer:
        'For marketing and sales, usually. Run both for a while. If the two disagree, you can see how each one counts.',
    },
    {
      question: 'Does it need cookies?',
      answer:
        'Not to count visits. To link a visit to a person, it needs a form, a booking or a sign-in, and their consent.',
    },
  ]),
});
