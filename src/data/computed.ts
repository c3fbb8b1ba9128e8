import assessment from '../content/assessment.json' with { type: 'json' };
import coaching from '../content/coaching.json' with { type: 'json' };
import { scaleOf } from '../features/assessment/assessment-rules.ts';

const packages: readonly Package[] = coaching.packages;
const [program, team, byMonth, byYear] = [
  'sixMonthProgram',
  'teamCoaching',
  'partnershipByMonth',
  'partnershipByYear',
].map((name) => packages.find(({ id }) => id === name));

interface Package {
  readonly id: string;
  readonly price: { readonly amount: number };
  readonly length?: { readonly months?: number };
  readonly payments?: number;
  readonly minimum?: number;
}

/** Returns a multiple of a package's price; of one that the owner has removed, nothing that a text could name. */
function times(entry: Package | undefined, factor = 1): number {
  return (entry?.price.amount ?? 0) * factor;
}

/** Values of texts that follow from others: `{computed.coaching.saved}`. */
export const computed = {
  /** The number of answers to a question, and the lowest and highest score. */
  assessment: tried(() => scaleOf(assessment.questions)),
  coaching: {
    /** One payment of a program that is split. */
    payment: tried(() => ({ amount: times(program, 1 / (program?.payments ?? 1)) })),
    /** The smallest team's price. */
    cohort: tried(() => ({ amount: times(team, team?.minimum) })),
    /** How much less the partnership costs when it is paid once a year. */
    saved: tried(() => ({ amount: times(byMonth, byMonth?.length?.months) - times(byYear) })),
  },
};

/** Leaves out what a wrong value allows no answer to: the schema of its file names that value. */
function tried<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
