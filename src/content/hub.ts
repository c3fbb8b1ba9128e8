import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, inWords, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { commitments } from './commitments.ts';
import { dinner } from './dinner.ts';
import { allOver, events } from './events.ts';
import { labels } from './labels.ts';
import { launchKit } from './launch-kit.ts';
import { modules } from './modules.ts';
import { pages } from './pages.ts';

export const words = defineWords('src/content/hub.ts', {
  opening: {
    title: 'Dinners, summits and software for people who run companies',
    lead: `${pages.memento.title} brings founders, executives and directors together for private dinners and one-day summits, and makes Momento, an app that tracks promises from meetings.`,
    price: `A dinner seat costs ${money(dinner.single.price)}.`,
    next: `The next dinner is on ${dinner.date}, in ${dinner.place}.`,
    actions: [
      { label: 'See how a dinner works', href: paths.council },
      { label: labels.events, href: paths.events },
    ],
  },
  offerings: {
    title: 'Which of these sounds like you?',
    list: [
      {
        name: pages.council.title,
        sentence: 'I have a problem I can’t discuss at work.',
        text: `${capitalized(inWords(dinner.seats))} decision-makers meet at one table under a confidentiality code. You get ${duration(dinner.turn)} for your problem: you describe it, and ${inWords(dinner.seats - 1)} peers answer.`,
        action: 'See the dinners',
        href: paths.council,
      },
      {
        name: pages.events.title,
        sentence: 'I want a day away to learn or to decide.',
        text: `${capitalized(inWords(Object.keys(events).length))} summits: one on AI in production and one on decisions. ${allOver ? 'Both are over, and the next dates aren’t set.' : 'Tickets are on sale.'}`,
        action: allOver ? 'Get the next date by email' : 'See the dates',
        href: paths.events,
      },
      {
        name: 'Software',
        sentence: 'We agree on things in meetings and then no one does them.',
        text: `Momento, with two o’s, tracks who promised what and by when. ${commitments.previewStatus}`,
        action: labels.preview,
        href: paths.momento,
      },
      {
        name: 'Offsites for your team',
        sentence: 'I want this for my own leadership team.',
        text: sample('A dinner or a summit day at a place you choose. Tell us who’s coming and when.'),
        action: 'Ask for a fixed price',
        href: paths.contact,
      },
    ],
  },
  /** What its names stand for, in the site's summary for machines. */
  names: `${pages.memento.title} runs dinners and summits. Momento, with two o’s, is an app for promises made in meetings. The ${pages.platform.title} is software for marketing teams.`,
  more: `More from ${pages.memento.title}`,
  /** What each of them is, below its name. */
  others: {
    leadershipPilot: 'Weekly reports on how your leaders work together',
    platform: `${capitalized(inWords(modules.length))} marketing modules, in preview`,
    creatorLaunch: `Scripts, emails and more for one launch, ${money(launchKit.price)}`,
    brand: 'A free audit of your marketing tools, and our brand guide',
  },
  closing: {
    title: 'Not sure where to start?',
    text: 'Ask us here or on a free call. We’ll tell you which one fits, if any does.',
    label: 'Your question',
    subject: `Question about ${pages.memento.title}`,
    action: 'Get Started',
  },
});
