/** Who is answering: all four are required. */
export const DETAILS = ['firstName', 'lastName', 'email', 'company'] as const;
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const;

export type Detail = (typeof DETAILS)[number];
export type QuestionName = (typeof QUESTIONS)[number];
/** What an option is worth, as the form and the webhook have it. */
export type Points = '1' | '2' | '3' | '4';

/** A filled-in assessment. */
export type Lead = Record<Detail, string> & Record<QuestionName, Points>;

export type Tier = 'Low' | 'Moderate' | 'High' | 'Critical';

/** The zones of the score, lowest first: each reaches to where the next begins, the last to the end. */
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
  /** What it is about, in a word or two. */
  topic: string;
  text: string;
  options: readonly [string, string, string, string];
}

export type Questions = Readonly<Record<QuestionName, Question>>;

/** A tier's range of loss on a scale that shows how large it is. */
export interface LossScale {
  /** What is counted, as the scale's caption. */
  caption: string;
  /** Lowest first, the first and the last are the scale's ends; a value that is written carries its label. */
  ticks: readonly { value: number; label?: string }[];
  min: number;
  max: number;
  /** Whether the loss may be more than `max`. */
  open: boolean;
  /** A step multiplies rather than adds. */
  logarithmic: boolean;
}

/** What a tier means and what to do about it; meaning and next step also go to the webhook. */
export interface Advice {
  meaning: string;
  nextStep: string;
  /** What that costs. */
  price: string;
  /** Why, in a sentence or two: on the page alone. */
  text: string;
  /** How much is lost; only for the tiers of which that is known. */
  scale?: LossScale;
}

export type AdviceByTier = Readonly<Record<Tier, Advice>>;

/** The total of the six answers: 6 to 24. */
export function scoreOf(lead: Pick<Lead, QuestionName>): number {
  return QUESTIONS.reduce((sum, question) => sum + Number(lead[question]), 0);
}

/** The position of a total's zone, from the lowest. */
export function zoneOf(score: number): number {
  return ZONES.filter(({ from }) => score >= from).length - 1;
}

/** The risk tier of a total. */
export function tierOf(score: number): Tier {
  return ZONES[zoneOf(score)]?.tier ?? 'Low';
}

/** What happens to what the form takes, and the page that says more. */
export interface PrivacyNote {
  note: string;
  href: string;
}

/** The texts of buttons and links. */
export interface AssessmentLabels {
  submit: string;
  /** The form's link to the calendar. */
  book: string;
  /** The result's. */
  bookNextStep: string;
  print: string;
  copy: string;
}
