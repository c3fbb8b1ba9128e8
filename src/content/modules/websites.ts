import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const websites = defineModule('websites', {
  title: 'Websites',
  headTitle: 'Websites You Can Edit Yourself',
  summary: 'Pages you edit yourself. They load fast, even on a weak phone signal.',
  tagline:
    'For companies that wait on an agency for every change. Your team writes and publishes the pages, and every form goes straight into the CRM.',
  description: 'Pages your team writes and publishes itself, fast on any phone, with every form in your CRM.',
  keywords: ['website builder', 'landing pages', 'lead forms', 'page speed', 'business website'],
  tab: 'websites',
  promise: 'Pages you publish yourself, and forms that reach your CRM',
  features: {
    'Parts that fit together': 'Build pages from ready-made sections that fit any headline.',
    'Forms that reach the CRM': 'Each form opens a customer record and notes the page it came from. No one retypes it.',
    'Test two headlines':
      'Show a second headline to half your visitors. When there’s enough data to decide, we tell you which one won.',
    'Warnings about slow pages':
      'Before you publish, we warn you about a page that would load slowly and name the picture to shrink.',
    'Ready for search engines': 'You fill in titles, descriptions, addresses and structured data as fields.',
    'Bring back any version': 'We save every change with its author and date.',
  },
  specimen: {
    title: 'a page in two versions',
    lines: [
      { label: 'Headline A', text: 'See the fabrics by lamplight.', wrong: true },
      { label: 'Headline B, which won', text: 'Meet the people who make your sofa.' },
      { label: 'Before publishing', text: 'One picture is too large for a phone. Shrink it first.' },
      { label: 'Form', text: 'Name, email, which evening. Goes to: CRM, stage New.' },
    ],
  },
  questions: sample({
    'Can I leave and take my pages?':
      'Yes. You can export all text, pictures and addresses as plain files whenever you like.',
    'Can I keep my domain and page addresses?':
      'Yes. The domain stays yours. Before the move we list every address on your old site and point each one to its new page.',
    'Do I need a designer or a developer?':
      'Not for daily work: writing, pictures, forms and new pages. If you need a new kind of section, a designer builds it once and everyone can use it.',
    'What happens when someone fills in a form?':
      'They become a contact in the CRM right away, with the page, the campaign and their own words. The person in charge is notified.',
  }),
});
