import { describe, expect, test } from 'vitest';
import { columns } from '../../src/charts/columns.ts';
import { change } from '../../src/pages/_dashboard/views.ts';

test('draws each column as high as its share of the top, after others', () => {
  expect(columns([1, 4], 4)).toBe('M0 100v-25h16V100zM20 100v-100h16V100z');
  expect(columns([1], 3, 2)).toBe('M40 100v-33.3h16V100z');
});

describe('a change', () => {
  test('compares the last four weeks with the four before', () => {
    expect(change([9, 1, 1, 1, 1, 2, 2, 2, 2])).toMatch(/^\+100%/);
    expect(change([2, 2, 2, 2, 1, 1, 1, 1])).toMatch(/^−50%/);
    expect(change([2, 2, 2, 2, 2, 2, 2, 2])).toMatch(/^\+0%/);
  });
});
