import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const websites = defineModule('websites', {
  title: 'Websites',
  summary: 'Pages you change yourself, quick on a phone with a bad line.',
  tagline: 'A site your team can change before lunch, and that a visitor can read before the elevator arrives.',
  description:
    'pages your team writes and publishes itself, quick on any phone, with every form wired to the customer record.',
  keywords: ['website builder', 'landing pages', 'lead forms', 'page speed', 'business website'],
  tab: 'websites',
  promise: 'Everything a page needs between the idea and the first inquiry.',
  features: [
    {
      title: 'Sections, not templates',
      text: 'You choose from parts that already fit together. Nobody can break the layout by typing a long sentence.',
    },
    {
      title: 'Forms that land somewhere',
      text: 'Each form writes to the CRM, with the page it came from. No inbox to watch, nothing to retype.',
    },
    {
      title: 'Two versions, one answer',
      text: 'Try a second headline on half of your visitors. The module says when it has seen enough to decide.',
    },
    {
      title: 'Speed as a rule',
      text: 'A page that is too heavy is not published. You are told which picture to shrink.',
    },
    {
      title: 'Found by search engines',
      text: 'Titles, descriptions, addresses and structured data are fields you fill in, not a plug-in you hope for.',
    },
    {
      title: 'A way back',
      text: 'Every change is kept with its author and its date. Yesterday’s page can be put back.',
    },
  ],
  specimen: {
    title: 'One page, as the module sees it.',
    lines: [
      { label: 'Address', text: '/showroom-evenings' },
      { label: 'Headline A', text: 'See the fabrics by lamplight.' },
      { label: 'Headline B', text: 'An evening in the showroom, with the people who sew.' },
      { label: 'Form', text: 'Name, email, which evening. Writes to: CRM, stage New.' },
      { label: 'Before publishing', text: 'One picture is too large for a phone. Shrink it, or publish tomorrow.' },
    ],
  },
  questions: sample([
    {
      question: 'Can I keep my domain and my addresses?',
      answer:
        'Yes. The domain stays yours. Before the move we list every address your old site answers to, and each one leads to its new page.',
    },
    {
      question: 'Do I need a designer or a developer?',
      answer:
        'Not for the daily work. Writing, pictures, forms and new pages need neither. For a part that does not exist yet, a designer draws it once and everyone uses it.',
    },
    {
      question: 'What happens to the people who fill in a form?',
      answer:
        'They become a contact in the CRM at that moment, with the page, the campaign and the words they used. Whoever is responsible is told.',
    },
    {
      question: 'Can I leave, and take the pages with me?',
      answer: 'Yes. All texts, pictures and addresses can be exported as plain files, without asking anyone.',
    },
  ]),
});
