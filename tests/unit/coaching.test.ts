import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { type CoachingPackage, packages, packageSchema, terms } from '../../src/content/coaching.ts';
import { validationErrors } from '../../src/lib/define-content.ts';
import { amountText } from '../../src/lib/format.ts';

function faultsOf(value: unknown): string[] {
  return validationErrors('src/content/coaching.ts', z.record(packageSchema), value);
}

describe('coaching packages', () => {
  test('are valid', () => {
    expect(faultsOf(packages)).toEqual([]);
  });

  test('names an incomplete package and the missing field', () => {
    const { price: _, ...incomplete } = packages.firstSession;
    expect(faultsOf({ ...packages, trial: incomplete })).toEqual([
      'src/content/coaching.ts: trial.price is missing: it must be a group of fields.',
    ]);
    expect(faultsOf({ trial: { ...packages.firstSession, name: ' ' } })).toEqual([
      'src/content/coaching.ts: trial.name must not be empty (got " ").',
    ]);
    expect(faultsOf({ trial: { ...packages.firstSession, price: { amount: 0.5 } } })).toHaveLength(1);
    expect(faultsOf({ trial: { ...packages.firstSession, colour: 'red' } })).toHaveLength(1);
  });

  // An owner may have removed either.
  test('have correct sums', () => {
    const { sixMonthProgram, teamCoaching }: Partial<Record<string, CoachingPackage>> = packages;
    const { program, team } = terms;
    const payment = amountText(program.price.amount / program.payments);
    const cohort = amountText(team.minimum * team.price.amount);
    if (sixMonthProgram) expect(sixMonthProgram.paymentNote).toContain(`${program.payments} payments of ${payment}`);
    if (teamCoaching) expect(teamCoaching.paymentNote).toContain(`${cohort} per cohort`);
  });
});

test.each([
  [0, '$0'],
  [199, '$199'],
  [36_000, '$36,000'],
])('%d reads %s', (amount, text) => expect(amountText(amount)).toBe(text));
