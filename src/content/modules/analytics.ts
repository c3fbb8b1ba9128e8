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
  features: {
    'Visit to order on one page':
      'You see visits, leads, appointments and orders, and how many people you lose at each step.',
    'Each person counted once':
      'Someone who came from an ad and returned through an email counts as one person. Both visits stay on the record.',
    'A source for every number': 'Click a number to see the records behind it.',
    'A weekly report, written for you': 'Once a week you read about each change and its likely reason.',
    'Fair comparisons': 'It compares four weeks with the four before, weekday by weekday, and leaves out holidays.',
    'Your own definitions': 'Define a lead once, in words. Every report uses your definition.',
  },
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
  questions: sample({
    'What if the data is bad?': 'A note next to the number tells you. If data is missing, the chart shows a gap.',
    'Does it replace our current analytics?':
      'For marketing and sales, usually. Run both for a while. If the two disagree, you can see how each one counts.',
    'Does it need cookies?':
      'Not to count visits. To link a visit to a person, it needs a form, a booking or a sign-in, and their consent.',
  }),
});
