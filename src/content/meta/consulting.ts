import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { content } from '../../data/content.ts';
import { capitalized, durationBeforeNoun, duration, inWords, money, durationInTitle } from '../../lib/format.ts';
import { maxScore, questions as assessmentQuestions, time } from '../assessment.ts';
import { commitments } from '../commitments.ts';
import { modules } from '../modules.ts';
import { definePages } from './page-meta.ts';
import { prices, responseTime } from '../prices.ts';
import { questions as quizQuestions } from '../quiz.ts';

const { home } = content;
const { sprint, trainings } = content.guide;
const { solutions } = content.services;
const { years } = content.claims;

const days = duration(prices.accelerator.length);
const plan = durationBeforeNoun(prices.accelerator.length);

/** The consulting pages. Each key is the page’s name in `paths`, and names its social card. */
export const consultingPages = definePages('src/content/meta/consulting.ts', 'consulting', {
  home: {
    title: home.opening.title.replaceAll('\u00ad', ''),
    headTitle: 'Artificial Intelligence for Your Company',
    description: `We put AI to work in ${commitments.clients}, one workflow at a time. Start with an audit for ${money(prices.audit.price)}. A person replies ${responseTime}.`,
    keywords: ['AI consulting', 'AI strategy', prices.audit.name, 'marketing automation', 'executive AI briefing'],
  },
  torque: {
    title: 'AI Consulting',
    headTitle: `AI Consulting: ${capitalized(inWords(solutions.length))} Services, One Team`,
    description:
      'AI strategy, models, data engineering and automation from one team: your part and ours at each step. A first strategy session is free.',
    keywords: ['AI consulting', 'AI models', 'data engineering', 'sales automation', 'AI strategy session'],
  },
  guide: {
    parent: paths.torque,
    tone: 'dark',
    title: 'AI Strategy Guide',
    headTitle: 'Free AI Strategy Guide (Page and PDF)',
    description: `How to get one AI system into daily use in ${days}: the workflow questions, ${inWords(sprint.length)} phases, ${inWords(trainings.length)} kinds of training and what to measure.`,
    keywords: ['AI strategy guide', `${plan} AI plan`, 'AI training', 'AI workshops', 'AI adoption'],
  },
  services: {
    kind: 'CollectionPage',
    parent: paths.torque,
    title: 'Consulting Services',
    headTitle: 'AI Services and Their Prices',
    description: `What we build with AI and how a project runs. The audit costs ${money(prices.audit.price)}, the workshop ${money(prices.workshop.price)}, the accelerator ${money(prices.accelerator.price)}.`,
    keywords: ['AI services', prices.audit.name, 'AI applications', 'AI workshop', 'automation services'],
  },
  accelerator: {
    parent: paths.torque,
    title: `${durationInTitle(prices.accelerator.length)} ${prices.accelerator.title}`,
    headTitle: `${durationInTitle(prices.accelerator.length)} ${prices.accelerator.title}: ${money(prices.accelerator.price)}`,
    description: `In ${days} we put one AI system into production and train your people to run it. ${money(prices.accelerator.price)}, or start with a ${money(prices.audit.price)} audit.`,
    keywords: [
      prices.accelerator.name,
      'enterprise AI',
      prices.workshop.name,
      'AI in production',
      'executive briefing',
    ],
  },
  about: {
    kind: 'AboutPage',
    title: 'About',
    headTitle: `About ${site.founder.name} and the Firm`,
    description: `${site.founder.name} has spent nearly ${years.career} years in automation, data and sales operations. Meet the founder, see the record and read what we promise.`,
    keywords: ['about', 'AI consultant', 'founder', 'values', 'AI advisory'],
  },
  contact: {
    kind: 'ContactPage',
    title: 'Contact',
    headTitle: 'Contact: Write, Call or Book a Time',
    description: `Send a message, book a call or write an email. A person replies ${responseTime}, and we’ll tell you if we’re not the right fit.`,
    keywords: ['contact', 'AI consulting contact', 'book a meeting', 'AI advisory', 'get in touch'],
  },
  privacy: {
    title: 'Privacy and Refund Terms',
    description:
      'What each form does with what you enter, what your browser stores, how to have your data deleted, and the refund terms for everything we sell.',
    keywords: ['privacy', 'personal data', 'cookies', 'refunds', 'cancellation'],
  },
  quiz: {
    parent: paths.torque,
    title: 'Which AI Agent Should You Start With?',
    headTitle: 'AI Agent Quiz: Which One to Start With',
    description: `${capitalized(inWords(quizQuestions.length))} questions, one minute. Find out which of ${inWords(modules.length)} marketing agents to put to work first, and see it in an example dashboard. No sign-up.`,
    keywords: ['AI agent quiz', 'which AI agent', 'marketing AI', 'AI recommendation', 'AI quiz'],
  },
  assessment: {
    parent: paths.torque,
    title: 'Quantify Your Execution Leak',
    description: `${capitalized(inWords(Object.keys(assessmentQuestions).length))} questions, ${time}, free. You get a score out of ${maxScore}, what to fix first and one next step.`,
    keywords: ['execution leak', 'AI assessment', 'AI readiness', 'operational risk', 'self-assessment'],
  },
  blog: {
    kind: 'CollectionPage',
    title: 'Blog',
    headTitle: 'Blog: Putting AI to Work',
    description: `Articles by ${site.founder.name} for company leaders: what to automate first, how to train people and how to tell if it pays.`,
    keywords: ['AI blog', 'AI insights', 'AI strategy', 'automation', 'AI adoption'],
  },
});
