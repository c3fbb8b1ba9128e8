import { atom, type ReadableAtom } from 'nanostores';
import { type Answer, chooseAnswer, previousQuestion, type QuizState, START } from './quiz-rules.ts';

const $state = atom<QuizState>(START);

/** The visitor's progress. A reload starts over. */
export const $quiz: ReadableAtom<QuizState> = $state;

/** Answers the current question, one of `total`. */
export function choose(answer: Answer, total: number): void {
  $state.set(chooseAnswer($state.get(), answer, total));
}

export function goBack(): void {
  $state.set(previousQuestion($state.get()));
}

export function retake(): void {
  $state.set(START);
}
