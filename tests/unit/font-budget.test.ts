import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overBudget } from '../../src/commands/font-budget.ts';

test('keeps the fonts within their budget', () => {
  const sizes = ['display', 'text'].map(
    (name) => [name, readFileSync(`src/styles/fonts/${name}.woff2`).length] as const,
  );
  expect(overBudget(Object.fromEntries(sizes))).toBeUndefined();
});
