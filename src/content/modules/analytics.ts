import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const analytics = defineModule('analytics', {
  title: 'Analytics',
  summary: 'From the first visit to the order, counted once.',
  tagline: 'One page that says where customers come from, where they stop, and what that costs.',
  description:
    'the way from a visit to an order on one page, every figure with its source, and reports that write themselves.',
  keywords: ['marketing analytics', 'conversion funnel', 'lead sources', 'marketing reports', 'attribution'],
  tab: 'analytics',
  promise: 'Fewer figures, each with a source you can open.',
  features: [
    {
      title: 'The whole way on one page',
      text: 'Visits, interest, leads, appointments, orders. You see at which step people stop.',
    },
    {
      title: 'Counted once',
      text: 'A person who came by an ad and returned by a letter is one person. The module shows both, and adds them once.',
    },
    {
      title: 'A source behind every figure',
      text: 'Open a figure and you get the records it was counted from. Arguments about numbers become short.',
    },
    {
      title: 'Reports that write themselves',
      text: 'Once a week: what changed, why it probably did, and what nobody knows yet.',
    },
    {
      title: 'Compare like with like',
      text: 'Four weeks against the four before, the same weekdays, the same holidays left out.',
    },
    {
      title: 'Your own definitions',
      text: 'What counts as a lead is written down once, in words, and used everywhere.',
    },
  ],
  specimen: {
    title: 'One question, answered.',
    lines: [
      { label: 'Question', text: 'Why were there fewer appointments last week?' },
      { label: 'Answer', text: 'One showroom was closed on Thursday. The other two were level.' },
      { label: 'Counted from', text: 'Appointments in the CRM, by location and day' },
      { label: 'Left out', text: 'Visits by the team itself' },
      { label: 'Not known', text: 'How many people called and did not leave a name' },
    ],
  },
  questions: sample([
    {
      question: 'Does it replace the analytics we have?',
      answer:
        'For marketing and sales, usually. You can run both for a while; where they differ, the module shows how each counted.',
    },
    {
      question: 'Does it need cookies?',
      answer:
        'Visits are counted without them. Joining a visit to a person needs the person: a form, a booking, a sign-in, and their consent.',
    },
    {
      question: 'Can I get the raw data?',
      answer: 'Yes, as files or into your own warehouse, on a schedule. Definitions come with it.',
    },
    {
      question: 'What does it do when the data is bad?',
      answer: 'It says so beside the figure. A gap is shown as a gap and is never drawn as a straight line.',
    },
  ]),
});
