/** The visitor's details, in order. All are required. */
export const DETAIL_FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'company', label: 'Company', autoComplete: 'organization', type: 'text' },
] as const;
export const DETAILS = DETAIL_FIELDS.map(({ name }) => name);
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const;

export type Detail = (typeof DETAIL_FIELDS)[number]['name'];
export type QuestionName = (typeof QUESTIONS)[number];
/** The points of an option, as form values and in the webhook's payload. */
export type Points = '1' | '2' | '3' | '4';

/** A completed assessment. */
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
}

export type Questions = Readonly<Record<QuestionName, Question>>;

/** A tier's estimated loss as a range on a scale. */
export interface LossScale {
  /** The unit, as the scale's caption. */
  caption: string;
  /** Lowest first; the first and the last are the ends of the scale. Only ticks with a label are named. */
  ticks: readonly { value: number; label?: string }[];
  min: number;
  max: number;
  /** Set if the loss can exceed `max`. */
  open: boolean;
  /** Set if each step multiplies instead of adding. */
  logarithmic: boolean;
}

/** A tier's meaning and next step. Both are also sent to the webhook. */
export interface Advice {
  meaning: string;
  nextStep: string;
  /** The price of the next step. */
  price: string;
  /** The reason in a sentence or two. Only shown on the page. */
  text: string;
  /** The estimated loss, for tiers that have one. */
  scale?: LossScale;
}

export type AdviceByTier = Readonly<Record<Tier, Advice>>;

/** Returns the total of the six answers: 6 to 24. */
export function scoreOf(lead: Pick<Lead, QuestionName>): number {
  return QUESTIONS.reduce((sum, question) => sum + Number(lead[question]), 0);
}

/** Returns the index of a score's zone, 0 for the lowest. */
export function zoneOf(score: number): number {
  return ZONES.filter(({ from }) => score >= from).length - 1;
}

/** Returns the risk tier of a score. */
export function tierOf(score: number): Tier {
  return ZONES[zoneOf(score)]?.tier ?? 'Low';
}

/** A note on how the form's data is used, with a link to the privacy page. */
export interface PrivacyNote {
  note: string;
  href: string;
}

/** The labels of buttons and links. */
export interface AssessmentLabels {
  submit: string;
  /** The form's booking link. */
  book: string;
  /** The result's booking link. */
  bookNextStep: string;
  print: string;
  copy: string;
}
