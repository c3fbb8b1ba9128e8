import { z } from 'astro/zod';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { hasPassed, longDay } from '../lib/day.ts';
import { defineContent } from '../lib/define-content.ts';
import { capitalized, durationBeforeNoun, duration, inWords, money, durationInTitle } from '../lib/format.ts';
import { maxScore, questions as assessmentQuestions } from './assessment.ts';
import { years } from './claims.ts';
import { packages, terms } from './coaching.ts';
import { commitments } from './commitments.ts';
import { dinner } from './dinner.ts';
import { allOver, events } from './events.ts';
import { sprint, trainings } from './guide.ts';
import { leadershipPilot } from './leadership-pilot.ts';
import { modules } from './modules.ts';
import { pageMeta } from './page-meta.ts';
import { consulting, responseTime } from './prices.ts';
import { questions as quizQuestions } from './quiz.ts';
import { solutions } from './services.ts';
import { launchKit, launchTimes } from './launch-kit.ts';

const days = duration(consulting.accelerator.length);
const plan = durationBeforeNoun(consulting.accelerator.length);
const towns = [...new Set(Object.values(events).map(({ town }) => town))];
const dinnerOver = hasPassed(dinner.day, new Date(), dinner.timeZone);
const { first } = terms;
const packageNames: readonly string[] = Object.values(packages).map(({ name }) => name);
const QUANTUM_SHIFT = 'Quantum Shift';

/** Every page that search engines may list. The key names its social card and seeds its drawing. */
export const pages = defineContent('src/content/pages.ts', z.record(pageMeta), {
  home: {
    path: paths.home,
    area: 'consulting',
    title: 'Artificial Intelligence',
    headTitle: 'Artificial Intelligence for Your Company',
    description: `We put AI to work in ${commitments.clients}, one workflow at a time. Start with an audit for ${money(consulting.audit.price)}. A person replies ${responseTime}.`,
    keywords: ['AI consulting', 'AI strategy', consulting.audit.name, 'marketing automation', 'executive AI briefing'],
  },
  torque: {
    path: paths.torque,
    area: 'consulting',
    title: 'AI Consulting',
    headTitle: `AI Consulting: ${capitalized(inWords(solutions.length))} Services, One Team`,
    description: `AI strategy, models, data engineering and automation from one team. An audit costs ${money(consulting.audit.price)}, a workshop ${money(consulting.workshop.price)}, the ${plan} program ${money(consulting.accelerator.price)}.`,
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
    description: `What we build with AI, where it pays off first, and how a project runs. The audit costs ${money(consulting.audit.price)}, the workshop ${money(consulting.workshop.price)}, the program ${money(consulting.accelerator.price)}.`,
    keywords: ['AI services', consulting.audit.name, 'AI applications', 'AI workshop', 'automation services'],
  },
  accelerator: {
    path: paths.accelerator,
    area: 'consulting',
    parent: 'torque',
    title: `${durationInTitle(consulting.accelerator.length)} Accelerator`,
    headTitle: `${durationInTitle(consulting.accelerator.length)} AI Accelerator: ${money(consulting.accelerator.price)}`,
    description: `In ${days} we put one AI system into production and train your people to run it. ${money(consulting.accelerator.price)}, or start with a ${money(consulting.audit.price)} audit.`,
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
    description: `${site.founder.name} has spent nearly ${years.career} years in automation, data and sales operations. Meet the founder, see the record and read what we promise.`,
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
  privacy: {
    path: paths.privacy,
    area: 'consulting',
    title: 'Privacy and Refund Terms',
    description:
      'What each form does with what you enter, what your browser stores, which companies are involved, and the refund terms for everything we sell.',
    keywords: ['privacy', 'personal data', 'cookies', 'refunds', 'cancellation'],
  },
  quiz: {
    path: paths.quiz,
    area: 'consulting',
    parent: 'torque',
    title: 'Which AI Agent First?',
    headTitle: 'Which AI Agent First? A Short Quiz',
    description: `${capitalized(inWords(quizQuestions.length))} questions, one minute. Find out which of ${inWords(modules.length)} marketing agents to put to work first, and look at it in a sample dashboard. No sign-up.`,
    keywords: ['AI agent quiz', 'which AI agent', 'marketing AI', 'AI recommendation', 'AI quiz'],
  },
  assessment: {
    path: paths.assessment,
    area: 'consulting',
    parent: 'torque',
    title: 'Quantify Your Execution Leak',
    description: `${capitalized(inWords(Object.keys(assessmentQuestions).length))} questions, two minutes. You get a score out of ${maxScore}, what that score usually means for a company like yours and one clear next step.`,
    keywords: ['execution leak', 'AI assessment', 'AI readiness', 'operational risk', 'self-assessment'],
  },
  memento: {
    path: paths.memento,
    kind: 'CollectionPage',
    area: 'memento',
    title: 'Memento',
    headTitle: 'Memento: Dinners, Summits, Software',
    description: `Private dinners, one-day summits and software for executives who want straight answers from peers. Dinners have ${dinner.seats} seats at ${money(dinner.single.price)} each.`,
    keywords: ['Memento', 'executive dinners', 'leadership summit', 'founder community', 'marketing software'],
  },
  council: {
    path: paths.council,
    area: 'memento',
    parent: 'memento',
    title: 'Council Dinners',
    headTitle: 'Council Dinners for Executives',
    description: `A private dinner for ${dinner.seats} senior leaders with one unsolved problem each. ${money(dinner.single.price)} a seat. ${dinnerOver ? 'The founding dinner is over; you get the next date on a call.' : `The founding dinner is on ${longDay(dinner.day)}.`}`,
    keywords: ['executive dinner', 'council dinner', 'founding cohort', dinner.place, 'leadership roundtable'],
  },
  events: {
    path: paths.events,
    kind: 'CollectionPage',
    area: 'memento',
    parent: 'memento',
    title: 'Events',
    headTitle: 'One-Day AI and Leadership Summits',
    description: allOver
      ? 'One-day summits on AI in production and on leadership decisions. The last two are over; leave your email to hear when tickets go on sale.'
      : 'One-day summits on AI in production and on leadership decisions. See what happens, where and when.',
    keywords: ['AI summit', 'leadership summit', 'executive events', ...towns],
  },
  momento: {
    path: paths.momento,
    area: 'memento',
    parent: 'memento',
    title: 'Momento Private Preview',
    headTitle: 'Momento: Meeting Follow-Up, in Preview',
    description:
      'Momento records what each person promised in a meeting and reminds them before it’s due. It’s in private preview, with no price yet.',
    keywords: ['Momento', 'private preview', 'meeting follow-up', 'early access', 'action items'],
  },
  leadershipPilot: {
    path: paths.leadershipPilot,
    area: 'memento',
    parent: 'memento',
    title: 'Leadership Health Pilot',
    headTitle: `Leadership Health Pilot: ${money(leadershipPilot.price)}`,
    description: `A ${durationBeforeNoun(leadershipPilot.length)} pilot that measures how your leadership team works. ${capitalized(inWords(leadershipPilot.reports))} weekly reports, the first in ${duration(leadershipPilot.firstReport)}, and ${inWords(leadershipPilot.workshops)} workshops. ${money(leadershipPilot.price)}.`,
    keywords: ['leadership health', 'leadership measurement', 'executive pilot', 'weekly report', 'executive workshop'],
  },
  platform: {
    path: paths.platform,
    kind: 'CollectionPage',
    area: 'memento',
    parent: 'memento',
    title: 'Marketing Platform',
    headTitle: 'Marketing Platform in Preview',
    description:
      'Website, CRM, email, ads, reviews, listings and reporting on one customer record. In private preview; open the sample dashboard, no sign-in.',
    keywords: ['marketing platform', 'CRM', 'email marketing', 'local listings', 'marketing analytics'],
  },
  dashboard: {
    path: paths.dashboard,
    area: 'memento',
    parent: 'platform',
    title: 'Sample Dashboard',
    headTitle: 'Marketing Dashboard with Sample Data',
    description: `See a marketing dashboard with ${inWords(modules.length + 1)} tabs of sample data: visits, leads, replies, ads, reviews and orders. No sign-in. ${commitments.previewStatus}`,
    keywords: ['marketing dashboard', 'sample dashboard', 'marketing analytics', 'CRM dashboard', 'campaign report'],
  },
  brand: {
    path: paths.brand,
    area: 'memento',
    parent: 'memento',
    title: 'The Memento Brand',
    headTitle: 'Memento Brand Guide and Martech Audit',
    description:
      'How Memento writes and looks, plus a free audit of the marketing tools you pay for: which ones overlap and which you can cancel.',
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
    description: `One-on-one executive coaching with ${site.founder.name}. Start with a recorded ${durationBeforeNoun(first.length)} session for ${money(first.price)}, or choose from ${inWords(Object.keys(packages).length)} packages, all priced.`,
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', ...packageNames.slice(0, 3)],
  },
  executiveCoaching: {
    path: paths.executiveCoaching,
    area: 'quantum',
    parent: 'quantumShift',
    title: 'Executive Coaching',
    headTitle: `First Coaching Session: ${money(first.price)}`,
    description: `Bring your open decisions. In ${duration(first.length)} you get a strategic audit, a decision framework and a ${durationBeforeNoun(first.roadmap)} roadmap. ${money(first.price)}, with the recording.`,
    keywords: [
      'executive coaching',
      'first coaching session',
      'decision framework',
      `${durationBeforeNoun(first.roadmap)} roadmap`,
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
