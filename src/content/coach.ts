import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, money, plural } from '../lib/format.ts';
import { mailto } from '../lib/mailto.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { packages, terms } from './coaching.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';

const { firstSession, program } = terms;
const book = {
  label: `Book ${packages.firstSession.name} - ${money(firstSession.price)}`,
  href: site.links.firstSessionCheckout,
};

/** The words of /quantum-shift/coach. The packages are in coaching.ts, videos in videos.ts, quotations in testimonials.ts. */
export const words = defineWords('src/content/coach.ts', {
  opening: {
    title: 'You don’t have to make this decision alone.',
    lead: `I’m ${site.founder.name}, and I coach executives and founders one on one. Bring the decision you’ve been putting off. After ${duration(firstSession.length)} you’ll have a way to make it, a plan for the next ${duration(firstSession.roadmap)} and a recording. You pay first, then choose a time.`,
    actions: [book, { label: labels.prices, href: '#packages' }],
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
      text: sample('All your open decisions are on one page. You keep three and delegate the rest.'),
    },
    {
      when: `After ${duration(program.length)}`,
      title: 'Your meetings end with a decision',
      text: 'Your strategy is on a page that your team can argue with, and each decision has an owner and a date.',
    },
  ],
  story: { read: 'Read the whole story' },
  included: {
    title: `What’s Included in Your ${packages.firstSession.name}`,
    text: `You get an audit of your open decisions, a framework for making them, a ${durationBeforeNoun(firstSession.roadmap)} roadmap and the recording. [Read how the hour runs](${paths.executiveCoaching}).`,
    video: ', video',
  },
  packages: {
    title: 'Every package and its price',
    start: (name: string) => `Start ${name}`,
    call: sample(
      `You can start with a free ${durationBeforeNoun(calls.discoveryCall.length)} call. If you don’t need coaching, I’ll say so.`
    ),
    email: { label: 'Email me', href: mailto({ to: site.emails.coaching, subject: 'Coaching Inquiry' }) },
  },
  coach: { clients: 'Clients about coaching', before: 'What I did before' },
  questions: sample({
    'Is what I say confidential?': 'Yes. I give the recording to no one else, and I’ll sign your NDA.',
    'How do I pay, and how do I stop?': `You pay for the first session by card, and for programs by card or invoice. You can move or cancel sessions: see the [refund terms](${paths.privacy}#terms).`,
  }),
  recordings: {
    title: 'Hear me at work before you book',
    episodes: `All episodes of ${pages.quantumShift.title}`,
    keynotes: 'All keynotes on change',
  },
  closing: {
    spots: plural(site.coachingSpots.count, { one: '# spot remains this month.', other: '# spots remain this month.' }),
    text: `The first session takes ${duration(firstSession.length)} and is recorded for you.`,
    actions: [book, { label: 'What you get in the first session', href: paths.executiveCoaching }],
  },
});
