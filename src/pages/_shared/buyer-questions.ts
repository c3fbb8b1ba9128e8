import { buyerQuestions } from '../../content/buyer-questions.ts';
import { isSample } from '../../lib/sample.ts';

/** The heading of a page's answers to a careful buyer. */
export const QUESTIONS_TITLE = 'Before you decide';

/** Returns the label over that heading, which says whether the answers are samples. */
export function questionsLabel(page: keyof typeof buyerQuestions): string {
  return isSample(buyerQuestions[page]) ? 'Sample answers' : 'Questions';
}

/** Splits an answer that starts with a yes or a no from the rest of it. */
export function shortAnswer(answer = ''): { short?: string; rest?: string } {
  return /^(?<short>Yes\.|No\.) (?<rest>.+)$/s.exec(answer)?.groups ?? {};
}
