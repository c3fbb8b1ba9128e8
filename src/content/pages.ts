import type { Area } from '../lib/area.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { money } from '../lib/format.ts';
import { responseTime } from './prices.ts';
import { launchKit, launchTimes } from './launch-kit.ts';

/** What the head of a page, its social card and its drawing are made from. */
export interface PageMeta {
  /** The page's address, base path included. */
  path: string;
  area: Area;
  /** Of a page that is dark as a whole. */
  tone?: 'dark';
  /** The page that it belongs below; without one, the home page. */
  parent?: 'torque' | 'memento' | 'platform' | 'quantumShift' | 'blog';
  /** Stands before ' | {site name}'. */
  title: string;
  /** 50 to 160 characters, as search engines show it. */
  description: string;
  keywords: readonly string[];
}

/** Every page that search engines may list; the key names its social card and seeds its drawing. */
export const pages = {
  home: {
    path: paths.home,
    area: 'consulting',
    title: 'Artificial Intelligence',
    description:
      'AI strategy, models, data and automation for leaders who answer for the result. A two-week audit, then ninety days to work that runs.',
    keywords: ['AI consulting', 'AI strategy', 'AI audit', 'marketing automation', 'executive AI briefing'],
  },
  torque: {
    path: paths.torque,
    area: 'consulting',
    title: 'AI Consulting',
    description:
      'Strategy, models, data and automation under one roof: four services and four steps from a first question to a system your people run.',
    keywords: ['AI consulting', 'AI model development', 'data engineering', 'sales automation', 'AI strategy session'],
  },
  guide: {
    path: paths.guide,
    area: 'consulting',
    parent: 'torque',
    tone: 'dark',
    title: 'AI Strategy Guide',
    description:
      'Discover, Deploy, Train, Track: the flywheel, a 90-day plan in three phases, four kinds of training and what to measure. Free, as a page and a PDF.',
    keywords: ['AI strategy guide', '90-day AI plan', 'AI training', 'AI workshops', 'AI adoption'],
  },
  services: {
    path: paths.services,
    area: 'consulting',
    parent: 'torque',
    title: 'Consulting Services',
    description:
      'Four core solutions, six applications with the most to gain, and a process of five steps. The 2-week AI audit costs $297.',
    keywords: ['AI services', 'AI audit', 'AI applications', 'AI workshop', 'automation services'],
  },
  accelerator: {
    path: paths.accelerator,
    area: 'consulting',
    parent: 'torque',
    title: '90-Day Accelerator',
    description:
      'From an AI strategy workshop to systems in production in 90 days: prices, what you get in which week, and the results to expect.',
    keywords: ['AI accelerator', 'enterprise AI', 'AI strategy workshop', 'AI in production', 'executive briefing'],
  },
  about: {
    path: paths.about,
    area: 'consulting',
    title: 'About',
    description: `${site.founder.name} and the firm: what we are here for, where the experience comes from, and the four values we are held to.`,
    keywords: ['about', 'AI consultant', 'founder', 'values', 'AI advisory'],
  },
  contact: {
    path: paths.contact,
    area: 'consulting',
    title: 'Contact',
    description: `A form and four other ways to reach us: e-mail, a time in the calendar, the professional network, the podcast. Answered ${responseTime}.`,
    keywords: ['contact', 'AI consulting contact', 'book a meeting', 'AI advisory', 'get in touch'],
  },
  quiz: {
    path: paths.quiz,
    area: 'consulting',
    parent: 'torque',
    title: 'Which AI Agent First?',
    description:
      'Four questions, one minute: the quiz that names the AI agent your company should put to work first, and what it would do for you.',
    keywords: ['AI agent quiz', 'which AI agent', 'marketing AI', 'AI recommendation', 'AI quiz'],
  },
  assessment: {
    path: paths.assessment,
    area: 'consulting',
    parent: 'torque',
    title: 'Quantify Your Execution Leak',
    description:
      'Six questions that put a figure on what slow decisions and repeated work cost you: a score of 24, your risk tier and the next step.',
    keywords: ['execution leak', 'AI assessment', 'AI readiness', 'operational risk', 'self-assessment'],
  },
  memento: {
    path: paths.memento,
    area: 'memento',
    title: 'Memento',
    description:
      'Council dinners, summits and software for leaders who would rather be in the room: four ways to take part, and where to begin.',
    keywords: ['Memento', 'executive dinners', 'leadership summit', 'founder community', 'marketing software'],
  },
  council: {
    path: paths.council,
    area: 'memento',
    parent: 'memento',
    title: 'Council Dinners',
    description:
      'Twelve seats, one table, one evening under a code of confidentiality: the founding cohort dinner in Tribeca for people who decide.',
    keywords: ['executive dinner', 'council dinner', 'founding cohort', 'Tribeca NYC', 'leadership roundtable'],
  },
  events: {
    path: paths.events,
    area: 'memento',
    parent: 'memento',
    title: 'Events',
    description:
      'Two summits: one on AI in New York City with four tracks, one of a single day in Briarcliff Manor. Dates, places and registration.',
    keywords: ['AI summit', 'New York City', 'leadership summit', 'Briarcliff Manor', 'executive events'],
  },
  momento: {
    path: paths.momento,
    area: 'memento',
    parent: 'memento',
    title: 'Momento Private Preview',
    description:
      'The software is in private preview. Leave a work e-mail address to see it early, or write to us with a question about it.',
    keywords: ['Momento', 'private preview', 'marketing software', 'early access', 'AI software'],
  },
  leadershipPilot: {
    path: paths.leadershipPilot,
    area: 'memento',
    parent: 'memento',
    title: 'Leadership Health Pilot',
    description:
      'A 90-day pilot that measures how your leadership works: twelve weekly reports, the first in 14 days, two executive workshops.',
    keywords: ['leadership health', 'leadership measurement', 'executive pilot', 'weekly report', 'executive workshop'],
  },
  platform: {
    path: paths.platform,
    area: 'memento',
    parent: 'memento',
    title: 'Marketing Platform',
    description:
      'Websites, CRM, e-mail, ads, reputation, listings, analytics and intelligence: eight modules on one set of data, and a sample dashboard.',
    keywords: ['marketing platform', 'CRM', 'e-mail marketing', 'local listings', 'marketing analytics'],
  },
  dashboard: {
    path: paths.dashboard,
    area: 'memento',
    parent: 'platform',
    title: 'Sample Dashboard',
    description:
      'The platform’s dashboard with sample data in all nine tabs: what you would see on a Monday morning, before anyone prepared a report.',
    keywords: ['marketing dashboard', 'sample dashboard', 'marketing analytics', 'CRM dashboard', 'campaign report'],
  },
  brand: {
    path: paths.brand,
    area: 'memento',
    parent: 'memento',
    title: 'The Memento Brand',
    description:
      'Mission, story, voice and design of Memento, with its real tokens and drawings, and a form for the Risk-Free Martech Audit.',
    keywords: ['brand guide', 'brand voice', 'design tokens', 'martech audit', 'Memento brand'],
  },
  creatorLaunch: {
    path: paths.creatorLaunch,
    area: 'memento',
    parent: 'memento',
    title: 'Creator Launch Kit',
    description: `Scripts, carousels, e-mails and support for a creator’s launch: ${money(launchKit.price)} once, from a ${launchTimes.brief} brief to first assets in ${launchTimes.firstAssets}.`,
    keywords: ['creator launch kit', 'product launch', 'launch e-mails', 'video scripts', 'creator marketing'],
  },
  quantumShift: {
    path: paths.quantumShift,
    area: 'quantum',
    title: 'Quantum Shift',
    description:
      'The podcast and the philosophy behind the work: where to listen, what to read, and coaching from a first session of $199.',
    keywords: ['Quantum Shift', 'leadership podcast', 'philosophy', 'executive coaching', 'books'],
  },
  coach: {
    path: paths.coach,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Quantum Coach',
    description:
      'Executive coaching for people who decide: a first session of 60 minutes for $199, programs for six and twelve months, and for teams.',
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', 'team coaching', 'strategy intensive'],
  },
  executiveCoaching: {
    path: paths.executiveCoaching,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Executive Coaching',
    description:
      'One session, three results: a strategic audit, a decision framework and a 30-day roadmap. $199 for 60 minutes, recorded for you.',
    keywords: ['executive coaching', 'first coaching session', 'decision framework', '30-day roadmap', 'leadership'],
  },
  blog: {
    path: paths.blog,
    area: 'consulting',
    title: 'Blog',
    description: `${site.founder.name} on putting artificial intelligence to work: what to automate first, what it costs, and how to tell whether it pays.`,
    keywords: ['AI blog', 'AI insights', 'AI strategy', 'automation', 'AI adoption'],
  },
} as const satisfies Record<string, PageMeta>;

export type PageName = keyof typeof pages;
