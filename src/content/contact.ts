import { defineWords } from '../lib/define-words.ts';
import { sample } from '../lib/sample.ts';
import { isOff, paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { pages } from './pages.ts';
import { responseTime } from './prices.ts';

const { emails, links, social } = site;

/** The words of /contact. The form's are in embeds.ts, the calls in calls.ts. */
export const words = defineWords('src/content/contact.ts', {
  opening: {
    title: 'What would you like to change, and by when?',
    text: `Rough notes are fine. A person replies ${responseTime}.`,
    call: sample(`Or [book a meeting](${calls.meeting.href}): a first call is free.`),
    form: 'Send a message',
  },
  ways: {
    title: 'Other ways to connect',
    list: [
      {
        label: emails.contact,
        href: `mailto:${emails.contact}`,
        text: 'Email us if you have a long question or a file to send.',
      },
      {
        label: 'Pick a time',
        href: links.scheduling,
        text: 'Choose an hour in our calendar, and you get the invitation right away.',
      },
      {
        label: social.network.label,
        href: social.network.url,
        text: `See what ${site.founder.name} is working on.`,
      },
      {
        label: 'Podcast playlist',
        href: links.podcast,
        text: `Not ready to talk? Hear the ${pages.quantumShift.title} podcast.`,
      },
    ],
  },
  calls: { title: 'Which call is right for you', free: 'All of these are free.' },
  closing: {
    title: 'Not sure what to ask?',
    text: 'A meeting is enough to find out. Or take the assessment first.',
  },
});

/** The calls that anyone can book, the general one first; those after the assessment are on its page. */
export const bookable = [
  calls.meeting,
  calls.strategySession,
  calls.briefing,
  ...(isOff(paths.leadershipPilot) ? [] : [calls.pilotBriefing]),
  ...(isOff(paths.coach) ? [] : [calls.discoveryCall]),
  ...(isOff(paths.council) ? [] : [calls.dinnerCall]),
];
