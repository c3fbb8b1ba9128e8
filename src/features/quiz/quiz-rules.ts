import type { content } from '../../data/content.ts';
import { LEADS, LEADS_AGENT } from '../../data/quiz.ts';
import { unwrap } from '../../lib/unwrap.ts';

export type Question = (typeof content.quiz.questions)[number];

/** An agent that the quiz can recommend, with the label of the link to its module. */
export type Profile = (typeof content.quiz.profiles)[number] & { readonly module: { readonly label: string } };

export type QuizWords = typeof content.quizPage.form;

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
export function tally(answers: readonly Answer[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { value } of answers) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Sorting is stable, and a Map keeps the order of its first entries.
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Returns the id of the agent for an answer. */
export function agentFor(value: string = LEADS): string {
  return value === LEADS ? LEADS_AGENT : value;
}

export function profileWith(id: string, profiles: readonly Profile[]): Profile {
  return unwrap(
    profiles.find((profile) => profile.id === id),
    `the agent “${id}”`,
  );
}

/** Returns the agent for the most frequent answer, with its reasons. */
export function recommend(answers: readonly Answer[]) {
  const [first, ...others] = tally(answers);
  const id = agentFor(first?.value);
  const tied = others.filter(({ count }) => count === first?.count).map(({ value }) => agentFor(value));
  return {
    id,
    value: first?.value,
    /** The words of the answers that led to it, each once. */
    chosen: [...new Set(answers.filter(({ value }) => value === first?.value).map(({ text }) => text))],
    /** The other agents with as many answers. */
    tied: [...new Set(tied)].filter((other) => other !== id),
  };
}

/** Returns the agents that the answers can still lead to, depending on the answers to the rest of the questions. */
export function reachable(answers: readonly Answer[], [next, ...rest]: readonly Question[]): Set<string> {
  if (!next) return new Set([recommend(answers).id]);
  return new Set(next.options.flatMap((option) => [...reachable([...answers, option], rest)]));
}
