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

  test('one is marked Most Popular, and it may be paid in two', () => {
    const highlighted = Object.values(packages).filter((entry) => 'highlight' in entry);
    expect(highlighted).toEqual([packages.sixMonthProgram]);
    expect(packages.sixMonthProgram.badge).toBe('Most Popular');
    expect(packages.sixMonthProgram.paymentNote).toBe('May be split in 2 payments of $9,000.');
  });

  test('sums agree', () => {
    expect(packages.teamCoaching.paymentNote).toBe('Minimum 4 participants, $10,000 per cohort.');
    expect(terms.program.length.months * terms.program.perMonth).toBe(terms.program.sessions);
    expect(terms.partnership.length.months * terms.partnership.sessionsPerMonth).toBe(terms.partnership.sessions);
  });
});

test.each([
  [0, '$0'],
  [199, '$199'],
  [36_000, '$36,000'],
])('%d reads %s', (amount, text) => expect(dollars(amount)).toBe(text));
