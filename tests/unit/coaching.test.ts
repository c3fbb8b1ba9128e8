import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { packages, packageSchema, terms } from '../../src/content/coaching.ts';
import { faults } from '../../src/lib/define-content.ts';
import { dollars } from '../../src/lib/format.ts';

function faultsOf(value: unknown): string[] {
  return faults('src/content/coaching.ts', z.record(packageSchema), value);
}

describe('coaching packages', () => {
  test('are complete as they stand', () => {
    expect(faultsOf(packages)).toEqual([]);
  });

  test('an incomplete one is named, with what it lacks', () => {
    const { price: _, ...incomplete } = packages.teamCoaching;
    expect(faultsOf({ ...packages, teamCoaching: incomplete })).toEqual([
      'src/content/coaching.ts: teamCoaching.price is missing: it must be a group of fields.',
    ]);
    expect(faultsOf({ trial: { ...packages.firstSession, name: ' ' } })).toEqual([
      'src/content/coaching.ts: trial.name must not be empty (got " ").',
    ]);
    expect(faultsOf({ trial: { ...packages.firstSession, price: { amount: 0.5 } } })).toHaveLength(1);
    expect(faultsOf({ trial: { ...packages.firstSession, colour: 'red' } })).toHaveLength(1);
  });

  test('one is set apart, and its payments come to its price', () => {
    const highlighted = Object.values(packages).filter((entry) => 'highlight' in entry);
    expect(highlighted).toHaveLength(1);
    const { payments, price } = terms.program;
    expect(packages.sixMonthProgram.paymentNote).toContain(
      `${payments} payments of ${dollars(price.amount / payments)}`,
    );
  });

  test('sums agree', () => {
    const { minimum, price } = terms.team;
    expect(packages.teamCoaching.paymentNote).toBe(
      `Minimum ${minimum} participants, ${dollars(minimum * price.amount)} per cohort.`,
    );
  });
});

test.each([
  [0, '$0'],
  [199, '$199'],
  [36_000, '$36,000'],
])('%d reads %s', (amount, text) => expect(dollars(amount)).toBe(text));
