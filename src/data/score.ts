import { sum } from '../lib/sum.ts';

type Question = { readonly options: readonly string[] };

/** Returns the number of answers to a question, and the limits of the score. */
export function scaleOf(questions: readonly Question[]): { answers: number; lowest: number; highest: number } {
  const counts = questions.map(({ options }) => options.length);
  return { answers: counts[0] ?? 0, lowest: questions.length, highest: sum(counts) };
}

/** Returns the tiers with their lowest and highest scores. Each ends where the next begins. */
export function zonesOf<T extends { readonly average: number }>(tiers: readonly T[], questions: readonly Question[]) {
  // Rounded first, because 1.1 * 10 is a little more than 11.
  const starts = tiers.map(({ average }) => Math.ceil(Number((average * questions.length).toFixed(3))));
  const { highest } = scaleOf(questions);
  return tiers.map((tier, index) => ({
    ...tier,
    from: starts[index] ?? highest,
    to: (starts[index + 1] ?? highest + 1) - 1,
  }));
}
