import { buyerQuestions } from '../../content/buyer-questions.ts';
import { isSample } from '../../lib/sample.ts';

/** The heading of a page's answers to a careful buyer. */
export const QUESTIONS_TITLE = 'Before you decide';

/** Returns the label over that heading, which says whether the answers are samples. */
export function questionsLabel(page: keyof typeof buyerQuestions): string {
  return isSample(buyerQuestions[page]) ? 'Sample answers' : 'Questions';
}
