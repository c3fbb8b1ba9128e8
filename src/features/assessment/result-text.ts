import {
  type Advice,
  HIGHEST_SCORE,
  type Lead,
  type QuestionName,
  QUESTIONS,
  type Questions,
  scoreOf,
  tierOf,
} from './assessment-rules.ts';
import { language } from '../../locale.ts';

export interface Answer {
  name: QuestionName;
  topic: string;
  answer: string;
  points: number;
}

/** Returns the six answers in words, most points first. */
export function answersOf(lead: Lead, questions: Questions): Answer[] {
  return QUESTIONS.map((name) => {
    const points = Number(lead[name]);
    return { name, topic: questions[name].topic, answer: questions[name].options[points - 1] ?? '', points };
  }).sort((a, b) => b.points - a.points);
}

/** Writes a day in full: 'November 20, 2026'. */
export function writtenDay(date: Date): string {
  return date.toLocaleDateString(language, { dateStyle: 'long' });
}

/** Writes the result as text for an email or a note. */
export function resultText(lead: Lead, questions: Questions, advice: Advice, at: Date, calendar: string): string {
  const score = scoreOf(lead);
  return [
    `Execution leak at ${lead.company}: ${score} of ${HIGHEST_SCORE} (${tierOf(score)})`,
    `${lead.firstName} ${lead.lastName}, ${writtenDay(at)}`,
    '',
    `What this means: ${advice.meaning}`,
    `Recommended next step: ${advice.nextStep} (${advice.price.toLowerCase()})`,
    `Book it: ${calendar}`,
    '',
    ...answersOf(lead, questions).map(({ topic, answer, points }) => `${topic}: ${answer} (${points} of 4)`),
  ].join('\n');
}
