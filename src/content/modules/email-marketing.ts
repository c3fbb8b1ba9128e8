import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const emailMarketing = defineModule('email-marketing', {
  title: 'Email Marketing',
  headTitle: 'Email Marketing Counted in Replies',
  summary: 'Emails go only to people who opted in, at the hour each of them usually reads email.',
  tagline:
    'For teams that send the same newsletter to everyone. Each email goes only to the people it’s meant for, and you see who replied, booked or bought.',
  description:
    'Campaigns and sequences drafted from the customer record, sent when people tend to read and counted in replies.',
  keywords: ['email marketing', 'email campaigns', 'email sequences', 'newsletter software', 'email automation'],
  tab: 'email',
  promise: 'From first draft to reply, without exporting a list',
  features: {
    'Audiences that stay current':
      'Before every send, the list refreshes from the CRM. No one gets an offer they’ve already used.',
    'Sequences that stop': 'Anyone who replies, buys or unsubscribes leaves the sequence right away.',
    'Drafts in your voice': 'Drafts follow the style of your past emails, and then your edits.',
    'Sent at the right hour': 'Each person gets the email at the hour they usually open email.',
    'Clean addresses':
      'Bounced addresses and complaints come off the list before they hurt delivery. You see what was removed and why.',
    'Replies before opens': 'Each report starts with replies and bookings, then opens.',
  },
  specimen: {
    title: 'an email before it’s sent',
    lines: [
      { label: 'To', text: 'Everyone who looked at the linen sofa this month and hasn’t visited a showroom' },
      { label: 'Subject', text: 'The linen one is in the window' },
      { label: 'First line', text: 'You’ve seen the pictures. Come and sit on it.' },
      { label: 'One link', text: 'Choose an evening' },
      { label: 'Stops when', text: 'They book, reply or unsubscribe' },
    ],
  },
  questions: sample({
    'Will my emails reach the inbox?':
      'No one can promise that. We set up your domain with you and start with small sends. If a campaign would hurt your sender reputation, we hold it and tell you why.',
    'Can I import my list?':
      'Yes, if the people on it agreed to hear from you. The import asks where that consent came from and saves the answer on every record.',
    'Who writes the emails?':
      'You do, from a draft. A person approves every email and sequence before the first one goes out, and the sender is always a real person.',
  }),
});
