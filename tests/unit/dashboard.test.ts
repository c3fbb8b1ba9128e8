import { describe, expect, test } from 'vitest';
import { TABS, tabAfterKey, tabOf } from '../../src/features/dashboard/tabs.ts';

describe('the tab of a fragment', () => {
  test('returns the tab of every valid fragment', () => {
    for (const id of TABS) expect(tabOf(`#${id}`)).toBe(id);
  });

  test.each(['', '#', '#main', '#CRM', 'crm', '#crm ', '#constructor'])('is undefined for %j', (fragment) => {
    expect(tabOf(fragment)).toBeUndefined();
  });
});

describe('the tab after a key', () => {
  test.each([
    ['ArrowDown', 'overview', 'websites'],
    ['ArrowRight', 'overview', 'websites'],
    ['ArrowUp', 'websites', 'overview'],
    ['ArrowLeft', 'websites', 'overview'],
    ['ArrowDown', 'intelligence', 'overview'],
    ['ArrowUp', 'overview', 'intelligence'],
    ['Home', 'ads', 'overview'],
    ['End', 'ads', 'intelligence'],
  ] as const)('%s on %s is %s', (key, from, to) => {
    expect(tabAfterKey(key, from)).toBe(to);
  });

  test.each(['Tab', 'Enter', ' ', 'a', 'PageDown', 'Escape'])('%j doesn’t move', (key) => {
    expect(tabAfterKey(key, 'crm')).toBeUndefined();
  });
});
