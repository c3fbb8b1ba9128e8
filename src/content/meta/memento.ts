import { isOff, paths } from '../../paths.ts';
import { capitalized, durationBeforeNoun, duration, inWords, money } from '../../lib/format.ts';
import { commitments } from '../commitments.ts';
import { computed } from '../../data/computed.ts';
import { content } from '../../data/content.ts';
import { dinnerOver } from '../../data/dinner.ts';
import { allOver } from '../../data/events.ts';
import { modules } from '../../data/modules.ts';
import { definePages } from './page-meta.ts';

const { dinner, events, launchKit, leadershipPilot } = content;
const towns = [...new Set(events.list.map(({ town }) => town))];

/** Memento's pages. Each key is the page’s name in `paths`, and names its social card. */
export const mementoPages = definePages('src/content/meta/memento.ts', 'memento', {
  memento: {
    kind: 'CollectionPage',
    title: 'Memento',
    headTitle: 'Memento: Dinners, Summits, Software',
    description: `Private dinners and one-day summits for executives, and Momento, an app that tracks promises from meetings.${isOff(paths.council) ? '' : ` Dinners have ${dinner.seats} seats at ${money(dinner.single.price)} each.`}`,
    keywords: ['Memento', 'executive dinners', 'leadership summit', 'founder community', 'marketing software'],
  },
  council: {
    parent: paths.memento,
    title: 'Council Dinners',
    headTitle: 'Council Dinners for Executives',
    description: `A private dinner for ${dinner.seats} senior leaders with one unsolved problem each. ${money(dinner.single.price)} a seat. ${dinnerOver ? 'The founding cohort’s dinner is over; we offer you a date on a call.' : `The founding cohort’s dinner is on ${computed.dinnerDate}.`}`,
    keywords: ['executive dinner', 'council dinner', 'founding cohort', dinner.place, 'leadership roundtable'],
  },
  events: {
    kind: 'CollectionPage',
    parent: paths.memento,
    title: 'Events',
    headTitle: 'One-Day AI and Leadership Summits',
    description: allOver
      ? 'One-day summits on AI in production and on leadership decisions. The last two are over; leave your email to hear when tickets go on sale.'
      : 'One-day summits on AI in production and on leadership decisions. See what happens, where and when.',
    keywords: ['AI summit', 'leadership summit', 'executive events', ...towns],
  },
  momento: {
    parent: paths.memento,
    title: 'Momento Private Preview',
    headTitle: 'Momento: Meeting Follow-Up, in Preview',
    description:
      'Momento lists what each person promised in a meeting and sends the reminders. It’s in private preview, with no price yet.',
    keywords: ['Momento', 'private preview', 'meeting follow-up', 'early access', 'action items'],
  },
  leadershipPilot: {
    parent: paths.memento,
    title: 'Leadership Health Pilot',
    headTitle: `Leadership Health Pilot: ${money(leadershipPilot.price)}`,
    description: `A ${durationBeforeNoun(leadershipPilot.length)} pilot that measures how your leadership team works. ${capitalized(inWords(leadershipPilot.reports))} weekly reports, the first in ${duration(leadershipPilot.firstReport)}, and ${inWords(leadershipPilot.workshops)} workshops. ${money(leadershipPilot.price)}.`,
    keywords: ['leadership health', 'leadership measurement', 'executive pilot', 'weekly report', 'executive workshop'],
  },
  platform: {
    kind: 'CollectionPage',
    parent: paths.memento,
    title: 'Marketing Platform',
    headTitle: 'Marketing Platform in Preview',
    description:
      'Website, CRM, email, ads, reviews, listings, reports and alerts on one customer record. In private preview; try the example dashboard, no sign-in.',
    keywords: ['marketing platform', 'CRM', 'email marketing', 'local listings', 'marketing analytics'],
  },
  dashboard: {
    parent: paths.platform,
    title: 'Example Dashboard',
    headTitle: 'Marketing Dashboard with Example Data',
    description: `See a marketing dashboard with ${inWords(computed.dashboardTabs)} tabs of example data: visits, leads, replies, ads, reviews and orders. No sign-in. ${commitments.previewStatus}`,
    keywords: ['marketing dashboard', 'example dashboard', 'marketing analytics', 'CRM dashboard', 'campaign report'],
  },
  brand: {
    parent: paths.memento,
    title: 'The Memento Brand',
    headTitle: 'Free Martech Audit and Memento Brand Guide',
    description:
      'A free audit of the marketing tools you pay for: which ones overlap and which you can cancel. Plus how Memento writes and looks.',
    keywords: ['brand guide', 'brand voice', 'martech audit', 'marketing tools', 'Memento brand'],
  },
  creatorLaunch: {
    parent: paths.memento,
    title: 'Creator Launch Kit',
    headTitle: `Creator Launch Kit: ${money(launchKit.price)}`,
    description: `Launch scripts, carousels, emails and an FAQ in your voice for ${money(launchKit.price)}. Write a ${durationBeforeNoun(launchKit.brief)} brief and get your first assets in under ${duration(launchKit.firstAssets)}, on workdays.`,
    keywords: ['creator launch kit', 'product launch', 'launch emails', 'video scripts', 'creator marketing'],
  },
});
