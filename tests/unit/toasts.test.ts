import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissToast, showToast } from '../../src/stores/toasts.ts';

beforeEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id);
});

test('shows messages in order and removes them after a while', () => {
  showToast({ title: 'One', tone: 'error' });
  showToast({ title: 'Two', tone: 'success', text: 'More' });
  expect($toasts.get().map(({ title }) => title)).toEqual(['One', 'Two']);
  dismissToast($toasts.get()[0]?.id ?? 0);
  expect($toasts.get().map(({ title }) => title)).toEqual(['Two']);
});

test('replaces a repeated message', () => {
  showToast({ title: 'One', tone: 'error' });
  const [first] = $toasts.get();
  showToast({ title: 'One', tone: 'error' });
  expect($toasts.get()).toHaveLength(1);
  expect($toasts.get()[0]?.id).not.toBe(first?.id);
});
