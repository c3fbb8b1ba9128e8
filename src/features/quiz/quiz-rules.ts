/** The values that an answer can have. */
export const VALUES = [
  'leads',
  'website',
  'reputation',
  'local',
  'crm',
  'email',
  'ads',
  'analytics',
  'intelligence',
] as const;

export type Value = (typeof VALUES)[number];

/** The agents that the quiz can recommend. `leads` has no agent. */
export type ProfileName = Exclude<Value, 'leads'>;

export interface Question {
  text: string;
  options: readonly { text: string; value: Value }[];
}

export interface Profile {
  title: string;
  description: string;
  features: readonly [string, string, string];
  /** The platform module that the agent works in. */
  module: { name: string; label: string; href: string };
}

export type Profiles = Readonly<Record<ProfileName, Profile>>;

/** The labels of buttons and links. */
export interface QuizLabels {
  /** The booking link. */
  book: string;
  /** The link to the private preview. */
  preview: { href: string; label: string };
  previous: string;
  retake: string;
}

/** A visitor's progress. `answers` has every choice ever made: going back removes none. */
export type QuizState =
  { stage: 'asking'; step: number; answers: readonly Value[] } | { stage: 'result'; answers: readonly Value[] };

/** The state at the start. */
export const START: QuizState = { stage: 'asking', step: 0, answers: [] };

/** Appends an answer and moves on to the next of `total` questions, or to the result. */
export function chooseAnswer(state: QuizState, value: Value, total: number): QuizState {
  if (state.stage === 'result') return state;
  const answers = [...state.answers, value];
  const step = state.step + 1;
  return step < total ? { stage: 'asking', step, answers } : { stage: 'result', answers };
}

/** Goes back one question. Keeps all answers, so a changed answer counts as well as its replacement. */
export function previousQuestion(state: QuizState): QuizState {
  // Stryker disable next-line ConditionalExpression: a result has no step, so the second condition alone decides the same.
  return state.stage === 'asking' && state.step > 0 ? { ...state, step: state.step - 1 } : state;
}

/** Returns the progress in percent, including the current question. */
export function progress(step: number, total: number): number {
  return ((step + 1) / total) * 100;
}

/** Counts how often each value was chosen, most frequent first. In a tie, the value chosen first is first. */
export function tally(answers: readonly Value[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of answers) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Sorting is stable, and a Map keeps the order of its first entries.
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Returns the agent for an answer; `leads` falls back to the website agent. */
export function profileOf(value: Value | undefined): ProfileName {
  return value === undefined || value === 'leads' ? 'website' : value;
}

/** Returns the agent for the most frequent answer. */
export function recommend(answers: readonly Value[]): ProfileName {
  return profileOf(tally(answers)[0]?.value);
}

/** Returns the agents that the answers can still lead to, depending on the answers to the rest of the questions. */
export function reachable(answers: readonly Value[], [next, ...rest]: readonly Question[]): Set<ProfileName> {
  if (!next) return new Set([recommend(answers)]);
  return new Set(next.options.flatMap(({ value }) => [...reachable([...answers, value], rest)]));
}
