import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissToast, showToast } from '../../src/stores/toasts.ts';

beforeEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id);
});

test('replaces a repeated message', () => {
  showToast({ title: 'One', tone: 'error' });
  const [first] = $toasts.get();
  showToast({ title: 'One', tone: 'error' });
  expect($toasts.get()).toHaveLength(1);
  expect($toasts.get()[0]?.id).not.toBe(first?.id);
});
