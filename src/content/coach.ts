import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, inWords, money, plural } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { packages, terms } from './coaching.ts';
import { pages } from './pages.ts';
import { refunds } from './refunds.ts';

const { first, program } = terms;

/** The words of /quantum-shift/coach. The packages are in coaching.ts, videos in videos.ts, quotations in testimonials.ts. */
export const words = defineWords('src/content/coach.ts', {
  opening: {
    title: 'You don’t have to make this decision alone.',
    lead: `I’m ${site.founder.name}, and I coach executives and founders one on one. Bring the decision you’ve been putting off. After ${duration(first.length)} you’ll have a way to make it, a plan for the next ${duration(first.roadmap)} and a recording.`,
    book: `Book ${packages.firstSession.name} - ${money(first.price)}`,
    pauseLoop: 'Pause background',
    playLoop: 'Play background',
  },
  changes: [
    {
      when: 'Today',
      title: 'You take every decision home',
      text: 'The strategy is in your head, meetings lead to more meetings, and the people who advise you work for you.',
    },
    {
      when: 'After the first session',
      title: 'You know which decision comes first',
      text: sample('You’ve seen all of them on one page. You make three of them and delegate the rest.'),
    },
    {
      when: `After ${duration(program.length)}`,
      title: 'Your meetings end with a decision',
      text: 'Your strategy is on a page that your team can argue with, and each decision has an owner and a date.',
    },
    {
      when: 'From then on',
      title: 'Your calendar follows your priorities',
      text: 'Your two most important hours come first, and your team decides the rest without you.',
    },
  ],
  story: { read: 'Read the whole story' },
  included: {
    title: `What’s Included in Your ${packages.firstSession.name}`,
    text: `It has [its own page](${paths.executiveCoaching}), with what happens in the hour and what you keep. This page compares all ${inWords(Object.keys(packages).length)} packages.`,
    video: ', video',
  },
  packages: {
    title: 'Every package and its price',
    start: (name: string) => `Start ${name}`,
    call: sample(
      `You can start with a free ${durationBeforeNoun(calls.discoveryCall.length)} call. If you don’t need coaching, I’ll say so.`,
    ),
    email: 'Email me',
  },
  coach: {
    clients: 'Clients about coaching',
    credentials: 'What I did before',
  },
  questions: sample([
    {
      question: 'Is what I say confidential?',
      answer: 'Yes. Only you get the recording and the notes, and I’ll sign your NDA.',
    },
    { question: 'Who will coach me, and when?', answer: 'I will, in every session, at a fixed time in your week.' },
    { question: 'What do I need to bring?', answer: 'One decision you haven’t made yet. We’ll list the rest.' },
    {
      question: 'How do I pay, and how do I stop?',
      answer: `You pay the first session by card, and programs by card or invoice. ${refunds.coaching.text}`,
    },
  ]),
  recordings: {
    title: 'Hear me at work before you book',
    episodes: `All episodes of ${pages.quantumShift.title}`,
    keynotes: 'All keynotes on change',
  },
  closing: {
    spots: plural(site.coachingSpots, { one: '# spot remains this month.', other: '# spots remain this month.' }),
    text: `The first session takes ${duration(first.length)} and is recorded for you.`,
    firstSession: 'What you get in the first session',
  },
});
