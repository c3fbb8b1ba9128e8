import { z } from 'astro/zod';
import type { Area } from '../lib/area.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { capitalized, compound, duration, inWords, listed, money, titled } from '../lib/format.ts';
import { address, text, texts } from '../lib/schema.ts';
import { questions as assessmentQuestions } from './assessment.ts';
import { years } from './claims.ts';
import { packages, terms } from './coaching.ts';
import { commitments } from './commitments.ts';
import { dinner } from './dinner.ts';
import { events } from './events.ts';
import { sprint, trainings } from './guide.ts';
import { leadershipPilot } from './leadership-pilot.ts';
import { modules } from './modules.ts';
import { consulting, responseTime } from './prices.ts';
import { questions as quizQuestions } from './quiz.ts';
import { applications, solutions } from './services.ts';
import { launchKit, launchTimes } from './launch-kit.ts';

/** What the head of a page, its social card and its drawing are made from. */
export const pageMeta = z.strictObject({
  /** The page's address, base path included. */
  path: address,
  /** What search engines call it, unless it is a plain page. */
  kind: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).optional(),
  area: z.enum(['consulting', 'memento', 'quantum']) satisfies z.ZodType<Area>,
  /** Of a page that is dark as a whole. */
  tone: z.literal('dark').optional(),
  /** The page that it belongs below; without one, the home page. */
  parent: z.enum(['torque', 'memento', 'platform', 'quantumShift', 'blog']).optional(),
  /** What menus, trails and links call it. */
  title: text,
  /** What its tab and search results say before ' | {site name}'; the title if there is none. */
  headTitle: text.optional(),
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
    headTitle: 'Artificial Intelligence for Your Company',
    description: `We put AI to work in ${commitments.clients}, one workflow at a time. Start with a ${compound(consulting.audit.length)} audit for ${money(consulting.audit.price)}. A person replies ${responseTime}.`,
    keywords: ['AI consulting', 'AI strategy', consulting.audit.name, 'marketing automation', 'executive AI briefing'],
  },
  torque: {
    path: paths.torque,
    area: 'consulting',
    title: 'AI Consulting',
    headTitle: `AI Consulting: ${capitalized(inWords(solutions.length))} Services, One Team`,
    description: `AI strategy, models, data engineering and automation from one team. Start with a ${money(consulting.audit.price)} audit; the full ${plan} program costs ${money(consulting.accelerator.price)}.`,
    keywords: ['AI consulting', 'AI models', 'data engineering', 'sales automation', 'AI strategy session'],
  },
  guide: {
    path: paths.guide,
    area: 'consulting',
    parent: 'torque',
    tone: 'dark',
    title: 'AI Strategy Guide',
    headTitle: 'Free AI Strategy Guide (Page and PDF)',
    description: `How to get one AI system into daily use in ${days}: the workflow questions, ${inWords(sprint.length)} phases, ${inWords(trainings.length)} kinds of training and what to measure.`,
    keywords: ['AI strategy guide', `${plan} AI plan`, 'AI training', 'AI workshops', 'AI adoption'],
  },
  services: {
    path: paths.services,
    kind: 'CollectionPage',
    area: 'consulting',
    parent: 'torque',
    title: 'Consulting Services',
    headTitle: 'AI Services and Their Prices',
    description: `${capitalized(inWords(solutions.length))} AI services, ${inWords(applications.length)} places they pay off first, one process. The ${compound(consulting.audit.length)} audit costs ${money(consulting.audit.price)} and names the three places to start.`,
    keywords: ['AI services', consulting.audit.name, 'AI applications', 'AI workshop', 'automation services'],
  },
  accelerator: {
    path: paths.accelerator,
    area: 'consulting',
    parent: 'torque',
    title: `${titled(consulting.accelerator.length)} Accelerator`,
    headTitle: `${titled(consulting.accelerator.length)} AI Accelerator: ${money(consulting.accelerator.price)}`,
    description: `In ${days} we put one AI system into production and train your people to run it. ${money(consulting.accelerator.price)}, or start with the ${money(consulting.audit.price)} ${compound(consulting.audit.length)} audit.`,
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
    kind: 'AboutPage',
    area: 'consulting',
    title: 'About',
    headTitle: `About ${site.founder.name} and the Firm`,
    description: `${site.founder.name} has spent nearly ${years.career} years in automation, data and sales operations. Meet the founder, see the record and read our ${inWords(commitments.values.length)} values.`,
    keywords: ['about', 'AI consultant', 'founder', 'values', 'AI advisory'],
  },
  contact: {
    path: paths.contact,
    kind: 'ContactPage',
    area: 'consulting',
    title: 'Contact',
    headTitle: 'Contact: Write, Call or Book a Time',
    description: `Send a message, book a call or write an email. A person replies ${responseTime}, and we’ll tell you if we’re not the right fit.`,
    keywords: ['contact', 'AI consulting contact', 'book a meeting', 'AI advisory', 'get in touch'],
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
    kind: 'CollectionPage',
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
    kind: 'CollectionPage',
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
    kind: 'CollectionPage',
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
    headTitle: 'Memento Brand Guide and Martech Audit',
    description:
      'How Memento writes and looks, plus a free audit of the marketing tools you pay for. We tell you which ones overlap and which you can cancel.',
    keywords: ['brand guide', 'brand voice', 'martech audit', 'marketing tools', 'Memento brand'],
  },
  creatorLaunch: {
    path: paths.creatorLaunch,
    area: 'memento',
    parent: 'memento',
    title: 'Creator Launch Kit',
    headTitle: `Creator Launch Kit: ${money(launchKit.price)}`,
    description: `Launch scripts, carousels, emails and an FAQ in your voice for ${money(launchKit.price)}. Write a ${launchTimes.brief} brief and get your first assets in ${launchTimes.firstAssets}.`,
    keywords: ['creator launch kit', 'product launch', 'launch emails', 'video scripts', 'creator marketing'],
  },
  quantumShift: {
    path: paths.quantumShift,
    area: 'quantum',
    title: QUANTUM_SHIFT,
    headTitle: `${QUANTUM_SHIFT}: Podcast and Coaching`,
    description: `A podcast about hard decisions and what they cost: one guest and one decision per episode. Listen, or book a first coaching session for ${money(first.price)}.`,
    keywords: [QUANTUM_SHIFT, 'leadership podcast', 'philosophy', 'executive coaching', 'books'],
  },
  coach: {
    path: paths.coach,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Quantum Coach',
    headTitle: `Executive Coaching from ${money(first.price)}`,
    description: `One-on-one executive coaching with ${site.founder.name}. Start with a recorded ${compound(first.length)} session for ${money(first.price)}, or choose from ${inWords(Object.keys(packages).length)} packages, all priced.`,
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', 'team coaching', 'strategy intensive'],
  },
  executiveCoaching: {
    path: paths.executiveCoaching,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Executive Coaching',
    headTitle: `First Coaching Session: ${money(first.price)}`,
    description: `Bring every open decision. In ${duration(first.length)} you get a strategic audit, a decision framework and a ${compound(first.roadmap)} roadmap. ${money(first.price)}, with the recording.`,
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
    kind: 'CollectionPage',
    area: 'consulting',
    title: 'Blog',
    headTitle: 'Blog: Putting AI to Work',
    description: `Articles by ${site.founder.name} for company leaders: what to automate first, how to train people and how to tell if it pays.`,
    keywords: ['AI blog', 'AI insights', 'AI strategy', 'automation', 'AI adoption'],
  },
});

export type PageName = keyof typeof pages;
