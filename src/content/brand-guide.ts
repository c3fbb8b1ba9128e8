import { defineWords } from '../lib/define-words.ts';
import { capitalized, inWords, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { dinner } from './dinner.ts';
import { crm } from './modules/crm.ts';
import { pages } from './pages.ts';
import { prices } from './prices.ts';

const seats = inWords(dinner.seats);

export const words = defineWords('src/content/brand-guide.ts', {
  opening: {
    title: 'A free martech audit',
    lead: 'Is your company paying for too many marketing tools? Send us your list. We tell you for free which ones overlap and which you can cancel.',
    guide:
      'Memento runs dinners and summits for executives, and makes software for their teams. Its brand guide is for people who write, design or speak for it.',
    actions: [
      { label: 'Request the free audit', href: '#cta' },
      { label: 'Read the guide', href: '#mission' },
    ],
    contents: 'On this page',
  },
  parts: { mission: 'Mission', story: 'Story', voice: 'Voice', design: 'Design', hooks: 'Hooks', cta: 'Audit' },
  mission: { title: 'We bring decision-makers together and help them follow through' },
  story: {
    title: 'How a dinner led to summits and then software',
    chapters: [
      {
        title: 'First a dinner',
        text: `It began with one dinner for ${seats} executives, who talked about what wasn’t working.`,
        href: paths.council,
        link: pages.council.title,
      },
      {
        title: 'Then summits',
        text: 'Guests asked for a whole day with their colleagues.',
        href: paths.events,
        link: pages.events.title,
      },
      {
        title: 'Then software',
        text: 'After the dinner, we texted guests about their promises. They wanted that for their teams, so we built Momento, with two o’s.',
        href: paths.momento,
        link: 'The software preview',
      },
    ],
  },
  voice: {
    title: 'Write the way you’d talk across a dinner table',
    dont: 'Don’t write: ',
    write: 'Write: ',
    lines: [
      {
        no: 'Contact us for pricing tailored to your needs.',
        yes: `A seat costs ${money(dinner.single.price)}.`,
        rule: 'If there’s a price, give it.',
      },
      {
        no: 'An exclusive, curated networking experience.',
        yes: `${capitalized(seats)} people share one table.`,
        rule: 'Use numbers that readers can check.',
      },
    ],
  },
  design: {
    title: 'Neutral colors, one accent per area and two typefaces',
    areas: {
      consulting: { area: 'AI consulting', color: 'Cobalt' },
      memento: { area: pages.memento.title, color: 'Copper' },
      quantum: { area: pages.quantumShift.title, color: 'Violet' },
    },
    neutral: 'Everything else is paper, ink and gray.',
    display: 'Headings and figures are large and never bold.',
    text: 'We set everything else in this face.',
  },
  hooks: {
    title: 'Opening lines you can use as they are',
    lines: {
      'What did you decide in March?': 'Email',
      [`${capitalized(seats)} executives meet for dinner. What would you bring?`]: pages.council.title,
      'Who is doing what you agreed at your last offsite?': pages.events.title,
      'Yesterday a customer asked you for a price.': crm.title,
    },
  },
  audit: {
    title: 'Risk-Free Martech Audit',
    text: `This isn’t the ${money(prices.audit.price)} [${prices.audit.name}](${paths.services}#prices), which looks at how work gets done.`,
    terms: {
      'You send': sample('Under Notes, list the tools you pay for, what each costs and about how many people use it.'),
      'You get': sample('We write to you which tools overlap, which are hardly used and which you can cancel.'),
      When: sample('A person replies and names the day you’ll have the answer.'),
      Price: sample('It’s free, whatever we find.'),
    },
    action: 'Request the audit',
  },
});
