import type page from '../../content/assessmentPage.json';
import type { Question, Zone } from '../../data/assessment.ts';
import { sum } from '../../lib/sum.ts';
import { unwrap } from '../../lib/unwrap.ts';

/** The visitor's details, in order. All are required. */
export const DETAIL_FIELDS = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'company', autoComplete: 'organization', type: 'text' },
] as const;
export const DETAILS = DETAIL_FIELDS.map(({ name }) => name);

export type Detail = (typeof DETAIL_FIELDS)[number]['name'];

/** The visitor's details, and the points of each answer by its question's id. */
export type Lead = Readonly<Record<Detail, string> & Record<string, string>>;

/** Returns the total of the answers. */
export function scoreOf(lead: Lead, questions: readonly Question[]): number {
  return sum(questions.map(({ id }) => Number(lead[id])));
}

export function zoneOf(score: number, zones: readonly Zone[]): Zone {
  return unwrap(
    zones.find(({ to }) => score <= to),
    `a tier for ${score}`,
  );
}

/** The assessment's words. Names in braces are replaced by values. */
export type AssessmentWords = (typeof page)['form'] & { privacy: string };

export interface AssessmentProps {
  questions: readonly Question[];
  zones: readonly Zone[];
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
