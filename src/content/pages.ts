import { z } from 'astro/zod';
import type { Area } from '../lib/area.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { capitalized, compound, duration, inWords, listed, money, titled } from '../lib/format.ts';
import { address, text, texts } from '../lib/schema.ts';
import { questions as assessmentQuestions } from './assessment.ts';
import { packages, terms } from './coaching.ts';
import { dinner } from './dinner.ts';
import { events } from './events.ts';
import { flywheel, sprint, trainings } from './guide.ts';
import { leadershipPilot } from './leadership-pilot.ts';
import { modules } from './modules.ts';
import { consulting, responseTime } from './prices.ts';
import { questions as quizQuestions } from './quiz.ts';
import { applications, engagement, solutions } from './services.ts';
import { launchKit, launchTimes } from './launch-kit.ts';

/** What the head of a page, its social card and its drawing are made from. */
export const pageMeta = z.strictObject({
  /** The page's address, base path included. */
  path: address,
  area: z.enum(['consulting', 'memento', 'quantum']) satisfies z.ZodType<Area>,
  /** Of a page that is dark as a whole. */
  tone: z.literal('dark').optional(),
  /** The page that it belongs below; without one, the home page. */
  parent: z.enum(['torque', 'memento', 'platform', 'quantumShift', 'blog']).optional(),
  /** Stands before ' | {site name}'. */
  title: text,
  /** As search engines show it. */
  description: text.min(50, 'must be at least 50 characters').max(160, 'must be at most 160 characters'),
  keywords: texts,
});

export type PageMeta = DeepReadonly<z.infer<typeof pageMeta>>;

const days = duration(consulting.accelerator.length);
const plan = compound(consulting.accelerator.length);
const towns = [...new Set(Object.values(events).map(({ town }) => town))];
/** As many as a description has room for. */
const namedTowns = towns.length > 2 ? [...towns.slice(0, 2), 'elsewhere'] : towns;
const { first } = terms;
const QUANTUM_SHIFT = 'Quantum Shift';

/** Every page that search engines may list; the key names its social card and seeds its drawing. */
export const pages = defineContent('src/content/pages.ts', z.record(pageMeta), {
  home: {
    path: paths.home,
    area: 'consulting',
    title: 'Artificial Intelligence',
    description: `AI strategy, models, data and automation for leaders who answer for the result. A ${compound(consulting.audit.length)} audit, then ${days} to work that runs.`,
    keywords: ['AI consulting', 'AI strategy', consulting.audit.name, 'marketing automation', 'executive AI briefing'],
  },
  torque: {
    path: paths.torque,
    area: 'consulting',
    title: 'AI Consulting',
    description: `Strategy, models, data and automation under one roof: ${inWords(solutions.length)} services, step by step from a first question to a system your people run.`,
    keywords: ['AI consulting', 'AI models', 'data engineering', 'sales automation', 'AI strategy session'],
  },
  guide: {
    path: paths.guide,
    area: 'consulting',
    parent: 'torque',
    tone: 'dark',
    title: 'AI Strategy Guide',
    description: `${flywheel.map(({ title }) => title).join(', ')}: the flywheel, a ${plan} plan in ${inWords(sprint.length)} phases, ${inWords(trainings.length)} kinds of training and what to measure. Free, as a page and a PDF.`,
    keywords: ['AI strategy guide', `${plan} AI plan`, 'AI training', 'AI workshops', 'AI adoption'],
  },
  services: {
    path: paths.services,
    area: 'consulting',
    parent: 'torque',
    title: 'Consulting Services',
    description: `${capitalized(inWords(solutions.length))} core solutions, ${inWords(applications.length)} applications with the most to gain, and a process of ${inWords(engagement.length)} steps. The ${compound(consulting.audit.length)} ${consulting.audit.name} costs ${money(consulting.audit.price)}.`,
    keywords: ['AI services', consulting.audit.name, 'AI applications', 'AI workshop', 'automation services'],
  },
  accelerator: {
    path: paths.accelerator,
    area: 'consulting',
    parent: 'torque',
    title: `${titled(consulting.accelerator.length)} Accelerator`,
    description: `From an ${consulting.workshop.name} to a system in production in ${days}: prices, what you get in which week, and the results to expect.`,
    keywords: [
      consulting.accelerator.name,
      'enterprise AI',
      consulting.workshop.name,
      'AI in production',
      'executive briefing',
    ],
  },
  about: {
    path: paths.about,
    area: 'consulting',
    title: 'About',
    description: `${site.founder.name} and the firm: what we are here for, where the experience comes from, and the values we are held to.`,
    keywords: ['about', 'AI consultant', 'founder', 'values', 'AI advisory'],
  },
  contact: {
    path: paths.contact,
    area: 'consulting',
    title: 'Contact',
    description: `A form and other ways to reach us: email, a time in the calendar, the professional network, the podcast. Answered ${responseTime}.`,
    keywords: ['contact', 'AI consulting contact', 'book a meeting', 'AI advisory', 'get in touch'],
  },
  privacy: {
    path: paths.privacy,
    area: 'consulting',
    title: 'Privacy and Refund Terms',
    description:
      'What each form does with what you enter, what your browser keeps, which companies take part, and the refund terms for everything we sell.',
    keywords: ['privacy', 'personal data', 'cookies', 'refunds', 'cancellation'],
  },
  quiz: {
    path: paths.quiz,
    area: 'consulting',
    parent: 'torque',
    title: 'Which AI Agent First?',
    description: `${capitalized(inWords(quizQuestions.length))} questions, one minute: the quiz that names the AI agent your company should put to work first, and what it would do for you.`,
    keywords: ['AI agent quiz', 'which AI agent', 'marketing AI', 'AI recommendation', 'AI quiz'],
  },
  assessment: {
    path: paths.assessment,
    area: 'consulting',
    parent: 'torque',
    title: 'Quantify Your Execution Leak',
    description: `${capitalized(inWords(Object.keys(assessmentQuestions).length))} questions that put a figure on what slow decisions and repeated work cost you: a score, your risk tier and the next step.`,
    keywords: ['execution leak', 'AI assessment', 'AI readiness', 'operational risk', 'self-assessment'],
  },
  memento: {
    path: paths.memento,
    area: 'memento',
    title: 'Memento',
    description:
      'Council dinners, summits and software for leaders who would rather be in the room: the ways to take part, and where to begin.',
    keywords: ['Memento', 'executive dinners', 'leadership summit', 'founder community', 'marketing software'],
  },
  council: {
    path: paths.council,
    area: 'memento',
    parent: 'memento',
    title: 'Council Dinners',
    description: `${capitalized(inWords(dinner.seats))} seats, one table, one evening under a code of confidentiality: the founding cohort dinner in ${dinner.district} for people who decide.`,
    keywords: ['executive dinner', 'council dinner', 'founding cohort', dinner.place, 'leadership roundtable'],
  },
  events: {
    path: paths.events,
    area: 'memento',
    parent: 'memento',
    title: 'Events',
    description: `Summits in ${listed(namedTowns)}: one question a day, working systems and decisions that have waited. Dates, places and registration.`,
    keywords: ['AI summit', 'leadership summit', 'executive events', ...towns],
  },
  momento: {
    path: paths.momento,
    area: 'memento',
    parent: 'memento',
    title: 'Momento Private Preview',
    description:
      'The software is in private preview. Leave a work email address to see it early, or write to us with a question about it.',
    keywords: ['Momento', 'private preview', 'marketing software', 'early access', 'AI software'],
  },
  leadershipPilot: {
    path: paths.leadershipPilot,
    area: 'memento',
    parent: 'memento',
    title: 'Leadership Health Pilot',
    description: `A ${compound(leadershipPilot.length)} pilot that measures how your leadership works: ${inWords(leadershipPilot.reports)} weekly reports, the first in ${duration(leadershipPilot.firstReport)}, ${inWords(leadershipPilot.workshops)} executive workshops.`,
    keywords: ['leadership health', 'leadership measurement', 'executive pilot', 'weekly report', 'executive workshop'],
  },
  platform: {
    path: paths.platform,
    area: 'memento',
    parent: 'memento',
    title: 'Marketing Platform',
    description: `${capitalized(inWords(modules.length))} modules on one set of customer data, from ${modules[0]?.title} to ${modules.at(-1)?.title}, and a sample dashboard to look around in.`,
    keywords: ['marketing platform', 'CRM', 'email marketing', 'local listings', 'marketing analytics'],
  },
  dashboard: {
    path: paths.dashboard,
    area: 'memento',
    parent: 'platform',
    title: 'Sample Dashboard',
    description:
      'The platform’s dashboard with sample data in every tab: what you would see on a Monday morning, before anyone prepared a report.',
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
    description: `Scripts, carousels, emails and support for a creator’s launch: ${money(launchKit.price)} once, from a ${launchTimes.brief} brief to first assets in ${launchTimes.firstAssets}.`,
    keywords: ['creator launch kit', 'product launch', 'launch emails', 'video scripts', 'creator marketing'],
  },
  quantumShift: {
    path: paths.quantumShift,
    area: 'quantum',
    title: QUANTUM_SHIFT,
    description: `The podcast and the philosophy behind the work: where to listen, what to read, and coaching from a first session of ${money(first.price)}.`,
    keywords: [QUANTUM_SHIFT, 'leadership podcast', 'philosophy', 'executive coaching', 'books'],
  },
  coach: {
    path: paths.coach,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Quantum Coach',
    description: `Executive coaching for people who decide: a first session of ${duration(first.length)} for ${money(first.price)}, and ${inWords(Object.keys(packages).length)} packages with every price in the open.`,
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', 'team coaching', 'strategy intensive'],
  },
  executiveCoaching: {
    path: paths.executiveCoaching,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Executive Coaching',
    description: `One session: a strategic audit, a decision framework and a ${compound(first.roadmap)} roadmap. ${money(first.price)} for ${duration(first.length)}, recorded for you.`,
    keywords: [
      'executive coaching',
      'first coaching session',
      'decision framework',
      `${compound(first.roadmap)} roadmap`,
      'leadership',
    ],
  },
  blog: {
    path: paths.blog,
    area: 'consulting',
    title: 'Blog',
    description: `${site.founder.name} on putting artificial intelligence to work: what to automate first, what it costs, and how to tell whether it pays.`,
    keywords: ['AI blog', 'AI insights', 'AI strategy', 'automation', 'AI adoption'],
  },
});

export type PageName = keyof typeof pages;
