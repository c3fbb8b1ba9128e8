import { atom } from 'nanostores';
import { type Answer, chooseAnswer, previousQuestion, type QuizState, START } from './quiz-rules.ts';

/** The visitor's progress. A reload starts over. */
export const $quiz = atom<QuizState>(START);

/** Answers the current question, one of `total`. */
export function choose(answer: Answer, total: number): void {
  $quiz.set(chooseAnswer($quiz.get(), answer, total));
}

export function goBack(): void {
  $quiz.set(previousQuestion($quiz.get()));
}

export function retake(): void {
  $quiz.set(START);
}
