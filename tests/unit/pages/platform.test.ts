import { expect, test } from 'vitest';
import { customerPath, moduleLine, moduleSign, stretchOf } from '../../../src/components/art/customer-path.ts';
import { WIDE } from '../../../src/components/art/stroke.ts';
import { customerTabs } from '../../../src/content/customer-story.ts';
import { modules } from '../../../src/content/modules.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the customer’s path through the tab of every module in one line from the margin and back', () => {
  joinsTheRail(customerPath(customerTabs));
  expect(customerTabs.toSorted()).toEqual([...new Set(modules.map(({ tab }) => tab))].toSorted());
  expect(customerPath(customerTabs)(WIDE).d.match(/M/g)).toHaveLength(1);
});

test.each(modules.map(({ tab }) => tab))('draws the sign of %s from one foot to the other', (tab) => {
  const numbers =
    moduleSign(tab)
      .strokes.join('')
      .match(/-?[\d.]+/g) ?? [];
  expect(numbers.every((number) => Number.isFinite(Number(number)))).toBe(true);
});

test.each(customerTabs)('draws %s at its own scale in one line from the left margin to the right', (tab) =>
  joinsTheRail(moduleLine(tab), 'right'),
);

test('gives each module its own stretch, from left to right', () => {
  const starts = customerTabs.map((tab) => Number(stretchOf(customerTabs, tab).split(' ')[0]));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts).size).toBe(starts.length);
});
