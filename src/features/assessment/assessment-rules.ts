import type { form } from '../../content/assessment.ts';

/** The visitor's details, in order. All are required. */
export const DETAIL_FIELDS = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'company', autoComplete: 'organization', type: 'text' },
] as const;
export const DETAILS = DETAIL_FIELDS.map(({ name }) => name);
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const;

export type Detail = (typeof DETAIL_FIELDS)[number]['name'];
export type QuestionName = (typeof QUESTIONS)[number];
/** The points of an option, as form values and in the webhook's payload. */
export type Points = '1' | '2' | '3' | '4';

export type Lead = Record<Detail, string> & Record<QuestionName, Points>;

export type Tier = 'Low' | 'Moderate' | 'High' | 'Critical';

/** The zones of the score, lowest first. Each ends where the next begins. */
export const ZONES = [
  { tier: 'Low', from: 6, to: 8 },
  { tier: 'Moderate', from: 9, to: 14 },
  { tier: 'High', from: 15, to: 20 },
  { tier: 'Critical', from: 21, to: 24 },
] as const satisfies readonly { tier: Tier; from: number; to: number }[];

export const LOWEST_SCORE = ZONES[0].from;
export const HIGHEST_SCORE = ZONES[3].to;

/** A question and its four options, worth one to four points in this order. */
export interface Question {
  /** The subject in a word or two. */
  topic: string;
  text: string;
  options: readonly [string, string, string, string];
  /** What to do about it first. */
  fix: string;
}

export type Questions = Readonly<Record<QuestionName, Question>>;

/** A tier's name, meaning and next step. The last two are also sent to the webhook. */
export interface Advice {
  /** The tier as the page names it. */
  name: string;
  meaning: string;
  nextStep: string;
  price: string;
  /** The reason in a sentence or two. Only shown on the page. */
  text: string;
}

export type AdviceByTier = Readonly<Record<Tier, Advice>>;

/** Returns the total of the six answers: 6 to 24. */
export function scoreOf(lead: Pick<Lead, QuestionName>): number {
  return QUESTIONS.reduce((sum, question) => sum + Number(lead[question]), 0);
}

/** Returns the index of a score's zone, 0 for the lowest. */
function zoneOf(score: number): number {
  return ZONES.filter(({ from }) => score >= from).length - 1;
}

export function tierOf(score: number): Tier {
  return ZONES[zoneOf(score)]?.tier ?? 'Low';
}

/** The assessment's words. Names in braces are replaced by values. */
export type AssessmentWords = typeof form;

export interface AssessmentProps {
  questions: Questions;
  advice: AdviceByTier;
  words: AssessmentWords;
  /** The address that receives completed assessments; '' sends nothing. */
  webhookUrl: string;
  /** The address that the form writes to if there is no JavaScript. */
  email: string;
  /** Where to book the next step, and the privacy page. */
  links: { calendar: string; privacy: string };
}

/** A field's error: the field that is empty, a question without an answer, or an invalid email address. */
export type ErrorName = Detail | 'question' | 'invalidEmail';
export type ToastName = 'details' | 'questions';
