import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { prices } from './prices.ts';

const { audit } = prices;

/** The words of /about. The founder's are in site.config.ts, the record's figures in claims.ts. */
export const words = defineWords('src/content/about.ts', {
  opening: {
    title: 'We turn AI into a tool your people use every day.',
    lead: `${site.name} is a consulting firm for mid-sized companies that want AI to do real work.`,
    price: `You can start with a [${durationBeforeNoun(audit.length)} audit for ${money(audit.price)}](${paths.services}#prices), or with a free call.`,
    actions: [
      { label: 'Get in touch', href: paths.contact, dialog: 'contact-dialog' },
      { label: site.social.network.label, href: site.social.network.url },
    ],
  },
  mission: { title: 'We take AI from demo to daily use', credentials: 'Credentials' },
  record: {
    title: 'How we counted each figure',
    figure: 'Figure',
    measure: 'What we counted',
    subject: 'Source and period',
  },
  values: {
    title: 'Values you can hold us to',
    list: sample({
      'Explained first': 'Before we build a system, we explain it to the people whose work it will change.',
      'Measured results':
        'We set a target before we build anything, and your people measure the result. If we miss it, page one of our report says so.',
      'People in charge': 'One of your employees is in charge of each system and can switch it off without asking us.',
      'Yours to keep': 'The logins are in your name from day one, and the tests and manuals belong to you.',
    }),
  },
  closing: {
    title: 'Ask us a hard question',
    text: `Ask about a price, a figure above or a project that failed.`,
    label: 'Your question',
    subject: 'Question from the About page',
    book: `${calls.meeting.action}, ${duration(calls.meeting.length)}`,
  },
});
