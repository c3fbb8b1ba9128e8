import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const reputation = defineModule('reputation', {
  title: 'Reputation',
  summary: 'Every review read, answered and put to use.',
  tagline: 'Hear what people say about you while there is still time to do something about it.',
  description:
    'reviews from everywhere in one list, replies drafted for a person to send, and complaints turned into work.',
  keywords: ['reputation management', 'online reviews', 'review replies', 'customer feedback', 'ratings'],
  tab: 'reputation',
  promise: 'Ask everyone, answer everyone, and mend what they point at.',
  features: [
    {
      title: 'All reviews in one list',
      text: 'From every site you are rated on, newest first, with the customer’s record beside it where there is one.',
    },
    {
      title: 'Replies ready to edit',
      text: 'A draft for each, in your tone, that mentions what the person mentioned. You read it and send it.',
    },
    {
      title: 'Asking at a good moment',
      text: 'The request goes out after the delivery, not after the payment. Everyone is asked, the unhappy ones too.',
    },
    {
      title: 'An alarm worth having',
      text: 'A poor review reaches the person who can mend it while it is fresh, with the order in hand.',
    },
    {
      title: 'What they keep saying',
      text: 'The same remark made by several people becomes a topic, with the sentences it was made from.',
    },
    {
      title: 'Your words, their words',
      text: 'Good sentences can be shown on your pages, with permission and a source.',
    },
  ],
  specimen: {
    title: 'One review, and what became of it.',
    lines: [
      { label: 'Review', text: '“Lovely chair. The delivery window was a guess.” Three stars.' },
      { label: 'Draft reply', text: 'You are right about the window. We have asked the carrier for a call ahead.' },
      { label: 'Sent by', text: 'The showroom’s manager, after changing one word' },
      { label: 'Topic', text: 'Delivery times, raised by others as well' },
      { label: 'Became', text: 'A task for operations, with the sentences attached' },
    ],
  },
  questions: sample([
    {
      question: 'Can you remove bad reviews?',
      answer:
        'No, and we would not if we could. A review that breaks a site’s own rules can be reported from the list; the site decides.',
    },
    {
      question: 'Are only happy customers asked?',
      answer:
        'No. Asking only the happy ones is against the rules of most review sites, and it hides the remarks that are worth most.',
    },
    {
      question: 'Does it reply by itself?',
      answer: 'No. It drafts. A person reads, edits and sends, and the reply carries that person’s name.',
    },
    {
      question: 'Which sites does it read?',
      answer: 'The ones you are on and that allow it. You see the list, and when each was last read.',
    },
  ]),
});
