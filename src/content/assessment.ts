import { defineWords } from '../lib/define-words.ts';
import { durationBeforeNoun, duration, figureText, inWords, money } from '../lib/format.ts';
import { plain } from '../lib/sample.ts';
import { sum } from '../lib/sum.ts';
import { content } from '../data/content.ts';
import { calls } from './calls.ts';
import { prices } from './prices.ts';

const FILE = 'src/content/assessment.ts';
const leak = plain(content.claims.leak);

const nextSteps = {
  Low: calls.checkIn.length,
  Moderate: calls.consult.length,
  High: calls.briefing.length,
  Critical: calls.assessmentWorkshop.length,
};

const { price: nextStepPrice } = prices.briefing;

/** Distinguishes the free session from the paid one of the same name. */
export const namesake = `This free ${durationBeforeNoun(nextSteps.Critical)} workshop is separate from the ${money(prices.workshop.price)} ${prices.workshop.name}, which takes ${duration(prices.workshop.length)} at your office.`;

/** How long it takes, inside a sentence. */
export const time = 'three minutes';

/** The assessment's questions: four options each, worth one to four points in this order. */
export const questions = defineWords(FILE, {
  q1: {
    topic: 'Decisions',
    text: 'How long do important decisions wait for the numbers?',
    options: [
      'They don’t. The numbers are ready when we meet',
      'A day or two',
      'A week or so',
      'Until the next meeting, or the one after',
    ],
    fix: 'Put the three numbers that your next decision needs in one report that updates every morning.',
  },
  q2: {
    topic: 'Repeated work',
    text: 'How often does someone type the same information twice?',
    options: ['Hardly ever', 'In one or two places', 'In most teams', 'Everywhere. Spreadsheets hold us together'],
    fix: 'Find the form that people retype most often, and connect its two systems.',
  },
  q3: {
    topic: 'Follow-up',
    text: 'What happens to a new inquiry?',
    options: [
      'It gets a reply right away',
      'It gets a reply the same day',
      'It waits until someone is free',
      'No one could tell you',
    ],
    fix: 'Have a reply drafted within minutes of each inquiry, and name the person who sends it.',
  },
  q4: {
    topic: 'Numbers',
    text: 'Where do the numbers in your reports come from?',
    options: [
      'One source everyone trusts',
      'A few connected systems',
      'Someone pulls them together by hand',
      'Each team has its own, and they don’t match',
    ],
    fix: 'Agree on one definition and one source for each number in your board report.',
  },
  q5: {
    topic: 'Projects',
    text: 'What happened to your last automation or AI project?',
    options: [
      'We use it every day and measure it',
      'We use it every day',
      'It’s still a pilot',
      'It stopped, or never started',
    ],
    fix: 'Choose one workflow, one owner and one target, and stop the other pilots.',
  },
  q6: {
    topic: 'Knowledge',
    text: 'What happens if the person who knows your most important process leaves?',
    options: [
      'It keeps running',
      'It’s written down',
      'Others could piece it together',
      'The knowledge goes with them',
    ],
    fix: 'Have the person who knows the process write it down while someone else runs it.',
  },
});

/** The highest score, if every answer is the last of its options. */
export const maxScore = sum(Object.values(questions).map(({ options }) => options.length));

/** The meaning and the next step of each tier. */
export const advice = defineWords(FILE, {
  Low: {
    name: 'Low',
    meaning: 'Good shape',
    nextStep: `${durationBeforeNoun(nextSteps.Low)} ${calls.checkIn.name}`,
    price: nextStepPrice,
    text: 'Work moves when it should. In a short check-in we look for what could slow it down as you grow.',
  },
  Moderate: {
    name: 'Moderate',
    meaning: 'Stable but vulnerable',
    nextStep: `${durationBeforeNoun(nextSteps.Moderate)} ${calls.consult.name}`,
    price: nextStepPrice,
    text: 'Most of your work moves, and a few places slow it down. Fix what’s listed below first.',
  },
  High: {
    name: 'High',
    meaning: `${figureText(leak.high)} of annual revenue wasted`,
    nextStep: `${durationBeforeNoun(nextSteps.High)} Executive AI Briefing`,
    price: nextStepPrice,
    text: 'The cost is staff time, so no bill shows it. The briefing shows your leaders where the hours go.',
  },
  Critical: {
    name: 'Critical',
    meaning: `Likely loss of ${figureText(leak.critical)} per year`,
    nextStep: `${durationBeforeNoun(nextSteps.Critical)} ${calls.assessmentWorkshop.name}`,
    price: nextStepPrice,
    text: `Several problems are feeding each other. In ${duration(nextSteps.Critical)} we find the one the others depend on and decide what to fix first. ${namesake}`,
  },
});

const count = inWords(Object.keys(questions).length);

export const words = defineWords(FILE, {
  lead: `An execution leak is money lost to slow decisions, repeated work and missed leads. Answer ${count} questions about the company or department you run. You get a score out of ${maxScore} (lower is better), what to fix first and one next step. It’s free and takes ${time}.`,
  /** Why it asks for an email address: with a webhook, and without one. */
  askedWhenSent: 'At the end we ask for your name, company and email, so that we can reply to your result.',
  askedWhenKept:
    'At the end it asks for your name, company and email. They stay in your browser; your name and company head the result you can print.',
  start: 'Start the assessment',
  section: 'Assessment',
  withoutScript: (email: string) => `Without JavaScript, the form becomes an email to ${email}.`,
  scoring: {
    title: 'How scoring works',
    text: `Each answer is worth one to four points, top to bottom. The score is the sum of all ${count}.`,
    source: `Our estimate from ${leak.source}, grouped by assessment score.`,
    share: `In a large company, ${figureText(leak.high)} of revenue can come to more than that.`,
    range: (from: number, to: number) => `${from} to ${to}`,
  },
});

/** The words of the form and its result. The names in braces are replaced by values. */
export const form = defineWords(FILE, {
  name: 'Execution leak assessment',
  subject: 'Execution Leak',
  atLeast: 'of {highest}, at least',
  score: 'of {highest}',
  gauge: 'Score: {score} of {highest}, {tier}. The tiers: {zones}.',
  details: 'Who is this result for?',
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company' },
  errors: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    company: 'Enter the name of your company.',
    question: 'Choose one of the four answers.',
    invalidEmail: 'Enter an email address such as name@example.com.',
  },
  toasts: { details: 'Please fill in all required fields', questions: 'Please answer all questions' },
  submit: 'Show my score',
  privacy: 'Your browser works out the result.',
  privacyLink: 'Privacy',
  rather: 'Rather talk?',
  book: 'Book a time',
  result: {
    title: 'Your execution leak',
    worst: 'Fix these first',
    improve: 'If you want to improve one thing',
    none: 'Nothing to fix: you chose the best answer every time',
    fix: '{topic}:',
    points: '{points} of 4',
    nextStep: 'Recommended next step',
    bookNextStep: 'Book it in the calendar',
    answers: 'Your six answers, worst first',
    print: 'Print the result',
    copy: 'Copy result as text',
    copied: 'Copied.',
    notCopied: 'Your browser didn’t let us copy it. Here it is:',
    asText: 'Result as text',
    again: 'Take it again',
    text: {
      head: 'Execution leak at {company}: {score} of {highest} ({tier})',
      meaning: 'What this means: {meaning}',
      next: 'Recommended next step: {step} ({price})',
      book: 'Book it: {address}',
    },
  },
});
