import { language } from '../../locale.ts';
import { fill } from '../../lib/fill.ts';
import {
  type Advice,
  type AssessmentWords,
  HIGHEST_SCORE,
  type Lead,
  type Question,
  type QuestionName,
  QUESTIONS,
  type Questions,
  scoreOf,
} from './assessment-rules.ts';

export interface Answer extends Pick<Question, 'topic' | 'fix'> {
  name: QuestionName;
  answer: string;
  points: number;
}

/** How many of the worst answers get advice. */
const WORST = 2;

/** Returns the six answers in words, most points first. */
export function answersOf(lead: Lead, questions: Questions): Answer[] {
  return QUESTIONS.map((name) => {
    const { topic, fix, options } = questions[name];
    const points = Number(lead[name]);
    return { name, topic, fix, answer: options[points - 1] ?? '', points };
  }).sort((a, b) => b.points - a.points);
}

/** Returns the worst answers. The best option of a question is never one of them. */
export function worstAnswers(lead: Lead, questions: Questions): Answer[] {
  return answersOf(lead, questions)
    .filter(({ points }) => points > 1)
    .slice(0, WORST);
}

/** Writes a day in full: 'November 20, 2026'. */
export function writtenDay(date: Date): string {
  return date.toLocaleDateString(language, { dateStyle: 'long' });
}

export function resultText(
  { lead, at }: { lead: Lead; at: Date },
  {
    questions,
    advice,
    words,
    calendar,
  }: { questions: Questions; advice: Advice; words: AssessmentWords; calendar: string },
): string {
  const score = scoreOf(lead);
  const { text, fix, points } = words.result;
  return [
    fill(text.head, { company: lead.company, score, highest: HIGHEST_SCORE, tier: advice.name }),
    `${lead.firstName} ${lead.lastName}, ${writtenDay(at)}`,
    '',
    fill(text.meaning, { meaning: advice.meaning }),
    ...worstAnswers(lead, questions).map((worst) => `${fill(fix, { topic: worst.topic })} ${worst.fix}`),
    fill(text.next, { step: advice.nextStep, price: advice.price.toLowerCase() }),
    fill(text.book, { address: calendar }),
    '',
    ...answersOf(lead, questions).map((one) => `${one.topic}: ${one.answer} (${fill(points, { points: one.points })})`),
  ].join('\n');
}
