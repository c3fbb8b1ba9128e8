import type { words } from '../../content/quiz.ts';

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

interface Profile {
  title: string;
  description: string;
  features: readonly [string, string, string];
  /** The platform module that the agent works in. */
  module: { name: string; label: string; href: string };
}

export type Profiles = Readonly<Record<ProfileName, Profile>>;

/** The quiz's words. Names in braces are replaced by values. */
export type QuizWords = (typeof words)['quiz'];

/** A choice: the value that counts, and the words on the button. */
export type Answer = Question['options'][number];

/** A visitor's progress. `answers` has every choice ever made: going back removes none. */
export type QuizState =
  { stage: 'asking'; step: number; answers: readonly Answer[] } | { stage: 'result'; answers: readonly Answer[] };

export const START: QuizState = { stage: 'asking', step: 0, answers: [] };

/** Appends an answer and moves on to the next of `total` questions, or to the result. */
export function chooseAnswer(state: QuizState, answer: Answer, total: number): QuizState {
  if (state.stage === 'result') return state;
  const answers = [...state.answers, answer];
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
  return Math.round(((step + 1) / total) * 100);
}

/** Counts how often each value was chosen, most frequent first. In a tie, the value chosen first is first. */
export function tally(answers: readonly Answer[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const { value } of answers) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Sorting is stable, and a Map keeps the order of its first entries.
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Returns the agent for an answer; `leads` falls back to the website agent. */
export function profileOf(value: Value | undefined): ProfileName {
  return value === undefined || value === 'leads' ? 'website' : value;
}

interface Recommendation {
  name: ProfileName;
  /** The most frequent answer. */
  value: Value | undefined;
  /** The words of the answers that led to it, each once. */
  chosen: string[];
  /** The other agents with as many answers. */
  tied: ProfileName[];
}

/** Returns the agent for the most frequent answer, with its reasons. */
export function recommend(answers: readonly Answer[]): Recommendation {
  const [first, ...others] = tally(answers);
  const name = profileOf(first?.value);
  const tied = others.filter(({ count }) => count === first?.count).map(({ value }) => profileOf(value));
  return {
    name,
    value: first?.value,
    chosen: [...new Set(answers.filter(({ value }) => value === first?.value).map(({ text }) => text))],
    tied: [...new Set(tied)].filter((other) => other !== name),
  };
}

/** Returns the agents that the answers can still lead to, depending on the answers to the rest of the questions. */
export function reachable(answers: readonly Answer[], [next, ...rest]: readonly Question[]): Set<ProfileName> {
  if (!next) return new Set([recommend(answers).name]);
  return new Set(next.options.flatMap((option) => [...reachable([...answers, option], rest)]));
}
