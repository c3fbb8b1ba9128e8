import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const emailMarketing = defineModule('email-marketing', {
  title: 'Email Marketing',
  summary: 'Letters to people who asked for them, sent when they read.',
  tagline: 'Fewer letters, each to the people it is about, and a record of what they did next.',
  description:
    'campaigns and sequences written from the customer record, sent at the right hour, and counted in leads.',
  keywords: ['email marketing', 'email campaigns', 'email sequences', 'newsletter software', 'email automation'],
  tab: 'email',
  promise: 'From the first draft to the reply, without a list being exported.',
  features: [
    {
      title: 'Audiences that stay true',
      text: 'An audience is a question to the CRM, asked again at every sending. Nobody gets the offer they took last week.',
    },
    {
      title: 'Sequences with an exit',
      text: 'A person who answers, buys or asks for quiet leaves the sequence at once.',
    },
    {
      title: 'Drafts in your voice',
      text: 'The first draft is written from letters you have sent before. You edit; it learns which words you strike.',
    },
    { title: 'The right hour', text: 'Each person gets the letter at the hour they usually read, not at yours.' },
    {
      title: 'Clean addresses',
      text: 'Bounces and complaints are handled before the mail providers start to mind. You see what was stopped, and why.',
    },
    {
      title: 'Counted in leads',
      text: 'Opens are shown small. The large figure is who wrote back, booked or bought.',
    },
  ],
  specimen: {
    title: 'One letter, before it goes.',
    lines: [
      { label: 'To', text: 'Everyone who looked at sofas this month and has not been to a showroom' },
      { label: 'Subject', text: 'The linen one is in the window' },
      { label: 'First line', text: 'You looked at it twice, so we kept it by the light.' },
      { label: 'One link', text: 'Choose an evening' },
      { label: 'Leaves when', text: 'They book, reply or unsubscribe' },
    ],
  },
  questions: sample([
    {
      question: 'Can I bring my list?',
      answer:
        'If the people on it agreed to hear from you, yes. The import asks where the consent came from and keeps the answer on every record.',
    },
    {
      question: 'Will my letters reach the inbox?',
      answer:
        'We set up your domain’s records with you and start slowly. A campaign that would harm your name as a sender is held back with the reason.',
    },
    {
      question: 'Who writes them?',
      answer:
        'You, from a draft. Nothing is sent that a person has not read, and the sender’s name is always a person’s.',
    },
    {
      question: 'How does someone unsubscribe?',
      answer:
        'With one click in every letter, without signing in. It takes effect in all sequences in the same second.',
    },
  ]),
});
