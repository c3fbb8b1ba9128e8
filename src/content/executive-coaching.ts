import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, durationInTitle, money, plural } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { terms } from './coaching.ts';
import { pages } from './pages.ts';
import { refunds } from './refunds.ts';

const { price, length, roadmap } = terms.first;

/** The words of /executive-coaching. Prices and lengths are in coaching.ts, quotations in testimonials.ts. */
export const words = defineWords('src/content/executive-coaching.ts', {
  opening: {
    title: `Get your open decisions in order in ${duration(length)}`,
    lead: `One video session with me, ${site.founder.name}, for executives with more open decisions than hours. You leave with your priorities ranked and the first step booked for tomorrow.`,
    price: `It costs ${money(price)}, and you keep the recording.`,
    included: 'See what’s included',
  },
  steps: [
    {
      title: 'Strategic Audit',
      text: sample(
        'First we audit your decisions, not your company. We list each open one: who owns it, what it’s waiting for and what another month would cost.',
      ),
    },
    {
      title: 'Decision Framework',
      text: sample(
        'I write down the questions behind your best decisions, so that you and your team can use them again.',
      ),
    },
    {
      title: `${durationInTitle(roadmap)} Roadmap`,
      text: sample('You know what to do, what to stop and what to hand off each week, and we set a date to review it.'),
    },
  ],
  included: {
    title: `${money(price)} covers all of this`,
    items: sample([
      { title: 'A short questionnaire', text: 'You fill it in beforehand, so we can skip the introductions.' },
      { title: `${duration(length)}, one to one`, text: 'We talk by video, and I take the notes.' },
      { title: 'A strategic audit', text: 'You see your open decisions on a page, and what each is waiting for.' },
      { title: 'A decision framework', text: 'You keep the questions, in order.' },
      { title: `A ${durationBeforeNoun(roadmap)} roadmap`, text: 'It has one step per week.' },
      { title: 'The recording', text: 'Only you get it.' },
    ]),
  },
  questions: [
    {
      question: 'When can we meet?',
      answer: sample('Tuesday to Thursday, 8am to 6pm Eastern time. Most people get a date within a week.'),
    },
    { question: 'What if I have to move or cancel it?', answer: refunds.coaching.text },
    {
      question: 'What if I need more than one session?',
      answer: `Then read about the [${pages.coach.title}](${paths.coach}): all packages, for you or your team, with their prices. Most clients start here and decide after the hour.`,
    },
  ],
  benefits: {
    title: 'Your team will notice four changes',
    cards: [
      {
        title: 'You decide sooner',
        text: 'You know which facts would change your mind, so you stop waiting for the rest.',
      },
      {
        title: 'Decisions stick',
        text: 'The reasons are written down, so the question doesn’t come back next week.',
      },
      { title: 'Your team decides without you', text: 'They use the same questions, and you hear the result.' },
      { title: 'You get a straight answer', text: 'I’m not on your payroll or your board.' },
    ],
  },
  clients: 'What clients say',
  bar: 'Book a first session',
  price: `First session: ${money(price)}`,
  slots: plural(site.coachingSpots, { one: '# slot remaining this month', other: '# slots remaining this month' }),
  closing: {
    title: 'Which decision would you start with?',
    packages: 'See all packages',
  },
});
