import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationBeforeNoun, durationInTitle, money, plural } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { terms } from './coaching.ts';
import { labels } from './labels.ts';
import { refunds } from './refunds.ts';

const { price, length, roadmap } = terms.firstSession;
const book = { label: labels.bookSession, href: site.links.firstSessionCheckout };

/** The words of /executive-coaching. Prices and lengths are in coaching.ts, quotations in testimonials.ts. */
export const words = defineWords('src/content/executive-coaching.ts', {
  opening: {
    title: `Get your open decisions in order in ${duration(length)}`,
    lead: `One video session with me, ${site.founder.name}, for executives with more open decisions than hours. You leave with your priorities ranked and the first step booked for tomorrow.`,
    price: `It costs ${money(price)}, with the recording included. You pay first, then choose a time.`,
    actions: [book, { label: 'See what’s included', href: '#included' }],
  },
  steps: {
    'Strategic Audit': sample(
      'First we audit your decisions, not your company. We list each open one: who owns it, what it’s waiting for and what another month would cost.'
    ),
    'Decision Framework': sample(
      'I write down the questions behind your best decisions, so that you and your team can use them again.'
    ),
    [`${durationInTitle(roadmap)} Roadmap`]: sample(
      'You get one step for each of the next four weeks, the first one booked for tomorrow, and a list of what to stop and hand off.'
    ),
  },
  included: {
    title: `${money(price)} covers all of this`,
    items: sample([
      'A short questionnaire that replaces the introductions',
      `${capitalized(duration(length))} by video, one to one`,
      'A strategic audit of your open decisions',
      'A decision framework, in writing',
      `A ${durationBeforeNoun(roadmap)} roadmap`,
      'The recording and my notes, for you alone',
    ]),
  },
  questions: {
    'When can we meet?': sample('Tuesday to Thursday, 8am to 6pm Eastern time. Most people get a date within a week.'),
    'What if I have to move or cancel it?': refunds.coaching.text,
  },
  benefits: {
    title: 'Your team will notice four changes',
    list: {
      'You decide sooner': 'You know which facts would change your mind, so you stop waiting for the rest.',
      'Decisions stick': 'The reasons are written down, so the question doesn’t come back next week.',
      'Your team decides without you': 'They use the same questions, and you hear the result.',
      'You get a straight answer': 'I’m not on your payroll or your board.',
    },
  },
  clients: 'What clients say',
  bar: 'Book a first session',
  price: `First session: ${money(price)}`,
  slots: plural(site.coachingSpots.count, { one: '# slot remaining this month', other: '# slots remaining this month' }),
  closing: {
    title: 'Which decision would you start with?',
    actions: [
      book,
      { label: 'See all packages', href: paths.coach },
      { label: labels.leadershipPilot, href: paths.leadershipPilot },
    ],
  },
});
