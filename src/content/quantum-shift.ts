import { defineWords } from '../lib/define-words.ts';
import { duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { terms } from './coaching.ts';
import { pages } from './pages.ts';
import { platforms, rhythm } from './podcast.ts';

const { price, length, roadmap } = terms.firstSession;

/** The words of /quantum-shift. The places to listen are in podcast.ts. */
export const words = defineWords('src/content/quantum-shift.ts', {
  opening: {
    lead: `A podcast for leaders with a hard decision to make. I’m ${site.founder.name}, and I ask each guest about one decision and what it cost. Episodes are free and run ${rhythm}. Coaching starts at ${money(price)}.`,
    actions: [
      { label: 'Watch the podcast', href: site.links.podcast },
      { label: `Meet the ${pages.coach.title}`, href: paths.coach },
    ],
  },
  philosophy: {
    title: 'Move the right meeting before you ask people to work harder',
    text: 'Two waves that start together add up to a bigger one. If one starts late, they can cancel each other out. In a team, a decision that comes a week late undoes good work in the same way.',
    states: {
      'A question waits a week':
        'Your team raises a question this week, and your calendar has no room for it until next week.',
      'You move one meeting': 'You make room for it this week, and the decision comes a week earlier.',
      'Your plans line up': 'The next step starts a week earlier, too.',
    },
  },
  media: {
    title: 'Watch, listen or read',
    list: [
      ...platforms,
      {
        name: 'TV highlights',
        description: sample('I talk about AI, work and hard decisions in short interviews.'),
        url: site.links.tvHighlights,
      },
      {
        name: 'Books',
        description: sample('I explain the same ideas at book length, and say where they don’t work.'),
        url: site.links.books,
      },
    ],
  },
  coaching: {
    title: `for a first session with the ${pages.coach.title}`,
    text: `We talk for ${duration(length)}, one to one, and I record it for you. You leave with a way to decide and a plan for the next ${duration(roadmap)}.`,
    action: 'See how coaching works',
    hour: 'What happens in the first hour',
    about: 'About the founder',
  },
});
