import { sum } from '../lib/sum.ts';

/** A question and its options, worth one point and more in this order. */
export interface Question {
  readonly id: string;
  /** The subject in a word or two. */
  readonly topic: string;
  readonly text: string;
  readonly options: readonly string[];
  /** What to do about it first. */
  readonly fix: string;
}

/** A tier of the score, with its meaning and next step, which are also sent to the webhook. */
interface Tier {
  readonly id: string;
  /** It begins at this many points per question. */
  readonly average: number;
  /** The tier as the page names it. */
  readonly name: string;
  readonly meaning: string;
  readonly nextStep: string;
  readonly price: string;
  /** The reason in a sentence or two. Only shown on the page. */
  readonly text: string;
}

/** A tier with its lowest and its highest score. */
export interface Zone extends Tier {
  readonly from: number;
  readonly to: number;
}

type Options = Pick<Question, 'options'>;

/** Returns the number of answers to a question, and the limits of the score. */
export function scaleOf(questions: readonly Options[]): { answers: number; lowest: number; highest: number } {
  const counts = questions.map(({ options }) => options.length);
  return { answers: counts[0] ?? 0, lowest: questions.length, highest: sum(counts) };
}

/** Returns the tiers with their scores, lowest first. Each ends where the next begins. */
export function zonesOf(tiers: readonly Tier[], questions: readonly Options[]): Zone[] {
  // Rounded first, because 1.1 * 10 is a little more than 11.
  const starts = tiers.map(({ average }) => Math.ceil(Number((average * questions.length).toFixed(3))));
  const { highest } = scaleOf(questions);
  return tiers.map((tier, index) => ({
    ...tier,
    from: starts[index] ?? highest,
    to: (starts[index + 1] ?? highest + 1) - 1,
  }));
}
