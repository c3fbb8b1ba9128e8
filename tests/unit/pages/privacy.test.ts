import { expect, test } from 'vitest';
import { merging } from '../../../src/pages/_privacy/strands.ts';

test('runs the lines of all forms into the last one, which leaves the page', () => {
  const d = merging(3, false);
  expect(d.match(/M0 \d/g)).toEqual(['M0 1', 'M0 2', 'M0 3']);
  expect(d.match(/C[^MC]* 49 3(?=M)/g)).toHaveLength(2);
  expect(Number(/H(\d+)$/.exec(d)?.[1])).toBeGreaterThan(100);
});

test('leaves the last line to the page if it comes back', () => {
  expect(merging(3, true).match(/M0 \d/g)).toEqual(['M0 1', 'M0 2']);
  expect(merging(1, true)).toBe('');
});
