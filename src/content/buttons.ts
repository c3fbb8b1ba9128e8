import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { text } from '../lib/schema.ts';

/** The labels of buttons in the forms, the quiz and the assessment. */
export const buttons = defineContent('src/content/buttons.ts', z.record(text), {
  send: 'Send',
  showScore: 'Show my score',
  bookNextStep: 'Book it in the calendar',
  printResult: 'Print the result',
  copyResult: 'Copy result as text',
  previousQuestion: 'Previous Question',
  retakeQuiz: 'Retake Quiz',
});
