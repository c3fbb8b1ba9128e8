import { defineWords } from '../lib/define-words.ts';
import { duration } from '../lib/format.ts';
import { isOff, paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { responseTime } from './prices.ts';

const { emails, links, social } = site;

/** The words of /contact. The form's are in embeds.ts, the calls in calls.ts. */
export const words = defineWords('src/content/contact.ts', {
  opening: {
    title: 'What would you like to change, and by when?',
    text: `Write about consulting, coaching, events or software. Rough notes are fine; a person replies ${responseTime}, on workdays.`,
    call: `Or [book a meeting](${calls.meeting.href}): ${duration(calls.meeting.length)}, free.`,
    form: 'Send a message',
  },
  ways: {
    title: 'Other ways to connect',
    list: [
      { label: emails.contact, href: `mailto:${emails.contact}`, text: 'Best for a long question or a file.' },
      { label: 'Pick a time', href: links.scheduling, text: 'Choose an hour, and the invitation arrives right away.' },
      { label: social.network.label, href: social.network.url, text: `${site.founder.name}’s posts.` },
      { label: 'Podcast playlist', href: links.podcast, text: `Every episode of ${pages.quantumShift.title}.` },
    ],
  },
  calls: {
    title: 'Which call is right for you',
    free: 'All of these calls are free. So is the one our assessment recommends.',
  },
  closing: {
    title: 'Not sure what to ask?',
    text: 'Take the assessment first, and bring its result to the call.',
    actions: [
      { label: calls.meeting.action, href: calls.meeting.href },
      { label: labels.assessment, href: paths.assessment },
    ],
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
].map(({ name, length, about, href }) => ({ label: name, length, text: about, href }));
