import { expect, test } from 'vitest';
import { computed } from '../../src/data/computed.ts';
import { packages } from '../../src/data/coaching.ts';
import { money } from '../../src/lib/format.ts';

// An owner may have removed any of them.
test('coaching packages have correct sums', () => {
  const [program, team, byMonth, byYear] = [
    'sixMonthProgram',
    'teamCoaching',
    'partnershipByMonth',
    'partnershipByYear',
  ].map((name) => packages.find(({ id }) => id === name));
  const { payment, cohort, saved } = computed.coaching;
  if (program?.payments) expect(Number(payment?.amount) * program.payments).toBe(program.price.amount);
  if (team?.minimum) expect(team.paymentNote).toContain(money({ amount: team.price.amount * team.minimum }));
  if (byMonth && byYear) expect(Number(saved?.amount) + byYear.price.amount).toBe(byMonth.price.amount * 12);
  expect(cohort).toBeDefined();
});
