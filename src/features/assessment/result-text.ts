import { language, words as labels } from '../../locale.ts';
import { fill } from '../../lib/fill.ts';
import type { Question, Zone } from '../../data/assessment.ts';
import { type AssessmentWords, type Lead, scoreOf } from './assessment-rules.ts';

interface Answer extends Question {
  answer: string;
  points: number;
}

/** How many of the worst answers get advice, not counting those with as many points as the last of them. */
const WORST = 2;

/** Returns the answers in words, most points first. */
export function answersOf(lead: Lead, questions: readonly Question[]): Answer[] {
  return questions
    .map((question) => {
      const points = Number(lead[question.id]);
      return { ...question, answer: question.options[points - 1] ?? '', points };
    })
    .sort((a, b) => b.points - a.points);
}

/** Returns the worst answers: those in the worse half, or else the others that aren't a question's best option. */
export function worstAnswers(lead: Lead, questions: readonly Question[]): Answer[] {
  const answers = answersOf(lead, questions);
  const half = answers.filter(({ options, points }) => points > options.length / 2);
  const worse = half.length > 0 ? half : answers.filter(({ points }) => points > 1);
  const least = worse[WORST - 1]?.points ?? 0;
  return worse.filter(({ points }) => points >= least);
}

/** Writes a day in full: 'November 20, 2026'. */
export function writtenDay(date: Date): string {
  return date.toLocaleDateString(language, { dateStyle: 'long' });
}

export function resultText(
  { lead, at }: { lead: Lead; at: Date },
  { questions, zone, words, calendar }: ResultParts,
): string {
  const { text, fix, points } = words.result;
  return [
    fill(text.head, { company: lead.company, score: scoreOf(lead, questions), tier: zone.name }),
    `${lead.firstName} ${lead.lastName}, ${writtenDay(at)}`,
    '',
    fill(text.meaning, { meaning: zone.meaning }),
    ...worstAnswers(lead, questions).map((worst) => `${fill(fix, { topic: worst.topic })} ${worst.fix}`),
    fill(text.next, { step: zone.nextStep, price: zone.price }),
    fill(text.book, { address: calendar }),
    '',
    ...answersOf(lead, questions).map(
      (one) =>
        `${fill(labels.named, { name: one.topic, value: one.answer })} (${fill(points, { points: one.points })})`,
    ),
  ].join('\n');
}

interface ResultParts {
  questions: readonly Question[];
  zone: Zone;
  words: AssessmentWords;
  calendar: string;
}
