import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const reputation = defineModule('reputation', {
  title: 'Reputation',
  headTitle: 'Reputation: Every Review Answered',
  summary: 'A draft reply for each review, and a task for each complaint.',
  tagline:
    'For companies whose customers read reviews before they buy. All your reviews come into one list, each with a draft reply.',
  description:
    'Reviews from every site in one list, replies drafted for a person to send, and complaints turned into tasks.',
  keywords: ['reputation management', 'online reviews', 'review replies', 'customer feedback', 'ratings'],
  tab: 'reputation',
  promise: 'Collect reviews, answer each one and turn complaints into tasks',
  features: {
    'Requests at the right time':
      'The request goes out after delivery, not after payment. It goes to everyone, including unhappy customers.',
    'Replies ready to edit': 'Each review gets a draft reply in your tone. You edit it and send it.',
    'Repeated topics': 'When several people bring up the same thing, you see it as one topic, with their quotes.',
    'All reviews in one list': 'You see reviews from every site that allows it, newest first.',
    'Alerts for bad reviews': 'A bad review goes straight to the person who can fix it, along with the order.',
    'Quotes for your site': 'Show good reviews on your pages, with permission and a source.',
  },
  specimen: {
    title: 'a review and its reply',
    lines: [
      { label: 'Review', text: '“Great chair. The delivery window was a guess.” Three stars.' },
      { label: 'Draft reply', text: 'You’re right about the window. We’ll ask the carrier to call ahead.' },
      { label: 'Waiting for', text: 'The showroom manager, who edits it and sends it' },
      { label: 'Topic', text: 'Delivery times, which other customers mentioned too' },
      { label: 'Result', text: 'A task for operations, with the quotes attached' },
    ],
  },
  questions: sample({
    'Can you remove bad reviews?': 'No. If a review breaks the site’s own rules, you can report it from the list.',
    'Do you ask only happy customers?': 'No. Most review sites forbid it, and you’d miss the most useful comments.',
    'Which sites does it read?':
      'Any review site that lists your company and gives us access. You see when we last checked each one.',
  }),
});
