import { atom, type ReadableAtom } from 'nanostores';
import { back, chosen, type QuizState, START, type Value } from './quiz.ts';

const $state = atom<QuizState>(START);

/** Where the visitor is in the quiz. It lives as long as the page: a reload starts anew. */
export const $quiz: ReadableAtom<QuizState> = $state;

/** Answers the question on the screen, one of `total`. */
export function choose(value: Value, total: number): void {
  $state.set(chosen($state.get(), value, total));
}

export function goBack(): void {
  $state.set(back($state.get()));
}

export function retake(): void {
  $state.set(START);
}
