import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const crm = defineModule('crm', {
  title: 'CRM',
  summary: 'One record a customer, and the next step always on it.',
  tagline: 'Every conversation on one record, so that the customer tells their story once.',
  description:
    'one record for every customer, a pipeline that shows what is stuck, and a next step that nobody has to remember.',
  keywords: ['CRM', 'sales pipeline', 'contact management', 'lead follow-up', 'customer record'],
  tab: 'crm',
  promise: 'A record that fills itself, and a list of whom to call today.',
  features: [
    {
      title: 'One person, one record',
      text: 'The form, the email, the review and the visit to the showroom are on the same page, in order.',
    },
    {
      title: 'A pipeline in your words',
      text: 'Your stages, your names for them. Moving a deal takes a drag, or one key.',
    },
    {
      title: 'The next step is a field',
      text: 'A deal without a next step and a date is shown in the accent color until it has both.',
    },
    {
      title: 'What is stuck',
      text: 'Deals that have stood longer than your own average come to the top, with the last thing that was said.',
    },
    {
      title: 'Duplicates found',
      text: 'Two records that are probably one person are shown side by side. You decide; nothing is merged alone.',
    },
    {
      title: 'Notes by voice',
      text: 'Say what happened in the parking lot. It arrives as three lines on the record, and you correct them.',
    },
  ],
  specimen: {
    title: 'One record, on a Tuesday.',
    lines: [
      { label: 'Contact', text: 'A couple furnishing their first house' },
      { label: 'Came from', text: 'Website form, after the second email of the welcome sequence' },
      { label: 'Stage', text: 'Appointment. Here for four days.' },
      { label: 'Last said', text: '“We like the linen, but can it be washed?”' },
      { label: 'Next step', text: 'Send the care sheet. Today, by the person who met them.' },
    ],
  },
  questions: sample([
    {
      question: 'Can I bring the contacts I have?',
      answer:
        'Yes, from a spreadsheet or from most other systems. You see how every column will arrive before anything is written.',
    },
    {
      question: 'Will my salespeople really use it?',
      answer:
        'They open it because it tells them whom to call, not because they have to report. What can be recorded without them, is.',
    },
    {
      question: 'Who can see what?',
      answer:
        'You decide by team and by field. A showroom can see its own customers, a manager all of them, and every look at a record is logged.',
    },
    {
      question: 'How do I delete a person’s data?',
      answer:
        'With one action that shows first what will go: the record, its notes, its emails. Afterward, only the fact of the deletion remains.',
    },
  ]),
});
