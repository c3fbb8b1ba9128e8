import { expect, test } from 'vitest';
import { type CoachingPackage, packages, terms } from '../../src/content/coaching.ts';
import { amountText } from '../../src/lib/format.ts';

// An owner may have removed either.
test('coaching packages have correct sums', () => {
  const { sixMonthProgram, teamCoaching }: Partial<Record<string, CoachingPackage>> = packages;
  const { program, team } = terms;
  const payment = amountText(program.price.amount / program.payments);
  const cohort = amountText(team.minimum * team.price.amount);
  if (sixMonthProgram) expect(sixMonthProgram.paymentNote).toContain(payment);
  if (teamCoaching) expect(teamCoaching.paymentNote).toContain(cohort);
});
