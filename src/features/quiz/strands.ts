import { type ProfileName, profileOf, type Question, type QuizState, reachable } from './quiz-rules.ts';

/** An agent's strand in the drawing. Its positions are percentages of its way. */
export interface Strand {
  name: ProfileName;
  /** Where it ends: at the current question, at the answer that stopped it, or at 100 for the result. */
  end: number;
  /** Set if the answers can't lead to its agent anymore. */
  isStopped: boolean;
  /** The answers for its agent. */
  dots: number[];
}

/** Returns a strand for each agent. It stops at the answer that rules its agent out, so that one strand is left at the end. */
export function strandsOf(names: readonly ProfileName[], questions: readonly Question[], state: QuizState): Strand[] {
  const { answers } = state;
  const step = state.stage === 'asking' ? state.step : questions.length;
  const count = answers.length + questions.length - step;
  /** Returns where an answer is, or the question that is left. */
  const gate = (index: number) => Math.round(((index + 1) / (count + 1)) * 1000) / 10;
  // An answer that was taken back counts as if it had been given one question earlier.
  const left = answers.map((_, index) =>
    reachable(answers.slice(0, index + 1), questions.slice(Math.max(0, step - (answers.length - 1 - index)))),
  );
  return names.map((name) => {
    const dots = answers.flatMap((value, index) => (profileOf(value) === name ? [gate(index)] : []));
    const last = left.map((agents) => agents.has(name)).lastIndexOf(true);
    const isStopped = last < answers.length - 1;
    const reached = state.stage === 'asking' ? gate(answers.length) : 100;
    return { name, dots, isStopped, end: isStopped ? Math.max(gate(last + 1), ...dots) : reached };
  });
}
