import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { commitments } from './commitments.ts';
import { consulting, responseTime } from './prices.ts';

const { audit } = consulting;

/** The words of /about. The founder's are in site.config.ts, the record's figures in claims.ts. */
export const words = defineWords('src/content/about.ts', {
  opening: {
    title: 'We turn AI into a tool your people use every day.',
    lead: `${site.name} is a consulting firm for ${commitments.clients} that want AI to do real work.`,
    price: `You can start with a [${durationBeforeNoun(audit.length)} audit for ${money(audit.price)}](${paths.services}#prices), or with a free call.`,
    action: 'Get in touch',
  },
  mission: {
    title: 'Most companies have plenty of AI ideas and demos. Few reach daily use. We get yours there.',
    credentials: 'Credentials',
  },
  record: {
    title: 'How we counted each figure',
    figure: 'Figure',
    measure: 'What we counted',
    subject: 'Whose it is, and when',
  },
  values: {
    title: 'Values you can hold us to',
    list: sample([
      {
        name: 'Plain words',
        text: 'If we can’t explain it to the person whose work it changes, we don’t understand it yet. So every slide makes a claim you can check.',
      },
      {
        name: 'Counted results',
        text: 'We set a target before we start, and your people measure the result. If we miss it, page one of our report says so.',
      },
      {
        name: 'People in charge',
        text: 'Each system is the responsibility of one person, who works for you and can switch it off without asking us.',
      },
      {
        name: 'A good last day',
        text: 'Our job is to make ourselves unnecessary. Every login is in your name from day one, and every test and manual is yours.',
      },
    ]),
  },
  closing: {
    title: 'Ask us a hard question',
    text: `About a price, a figure above, or a project that failed. A person answers ${responseTime}.`,
    label: 'Your question',
    subject: 'A question',
    book: `${calls.meeting.action}, ${duration(calls.meeting.length)}`,
  },
});
