import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const crm = defineModule('crm', {
  title: 'CRM',
  headTitle: 'CRM: One Record per Customer',
  summary: 'One record per customer, and a flag on any deal without a next step.',
  tagline:
    'For sales teams that keep customer history in several tools. Each customer gets one record, and each salesperson sees who to call today.',
  description: 'One record per customer, a pipeline that shows what’s stuck and a flag on deals with no next step.',
  keywords: ['CRM', 'sales pipeline', 'contact management', 'lead follow-up', 'customer record'],
  tab: 'crm',
  promise: 'A record that fills itself\u00A0in, and a daily call list',
  features: {
    'One record per person': 'The CRM adds forms, emails, reviews and visits for you, in order.',
    'A daily call list': 'Each morning’s call list starts with stalled deals and shows the customer’s last message.',
    'A pipeline in your words': 'Name the stages yourself. Move a deal by dragging it or with one keystroke.',
    'A required next step': 'The pipeline highlights each deal that has no next step or date.',
    'Finds duplicate contacts': 'Likely matches appear side by side, and you decide whether to merge them.',
    'Voice notes': 'Dictate in the parking lot. The CRM adds a three-line note, and you correct it.',
  },
  specimen: {
    title: 'a customer record',
    lines: [
      { label: 'Contact', text: 'A couple furnishing their first house' },
      { label: 'Source', text: 'Website form, after the second welcome email' },
      { label: 'Stage', text: 'Appointment, day 4' },
      { label: 'Last message', text: '“We like the linen, but can it be washed?”' },
      { label: 'Next step', text: 'Send the care sheet today. Owner: the salesperson they met.' },
    ],
  },
  questions: sample({
    'Will my salespeople use it?':
      'They type less. Emails, forms and visits are recorded for them, and the call list shows where to start.',
    'Who can see what?': 'You set access by team and field, and every view is logged.',
    'How do I delete someone’s data?':
      'You see what will be deleted, then delete it in one step. Only proof of the deletion remains.',
  }),
});
