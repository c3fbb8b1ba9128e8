import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMEOUT_MS, type Purchase, sendPurchase, type Tag } from '../../src/features/consent/purchase.ts';

const purchase: Purchase = { value: 199, currency: 'USD', items: [{ item_name: 'First Session', price: 199 }] };

const brokenTag: Tag = () => {
  throw new Error('broken tag');
};

describe('a purchase', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('proceeds once when the tag calls back', () => {
    const proceed = vi.fn<() => void>();
    const callBacks: (() => void)[] = [];
    const tag: Tag = (...[, , event]) => {
      callBacks.push((event as { event_callback: () => void }).event_callback);
    };
    sendPurchase(tag, purchase, proceed);
    expect(proceed).not.toHaveBeenCalled();
    callBacks[0]?.();
    expect(proceed).toHaveBeenCalledOnce();
    callBacks[0]?.();
    vi.advanceTimersByTime(TIMEOUT_MS * 2);
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('proceeds after 2000 ms when the tag never calls back', () => {
    const proceed = vi.fn<() => void>();
    sendPurchase(() => {}, purchase, proceed);
    vi.advanceTimersByTime(1999);
    expect(proceed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('proceeds at once without a tag, and leaves no timer', () => {
    const proceed = vi.fn<() => void>();
    sendPurchase(undefined, purchase, proceed);
    expect(proceed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('proceeds when the tag throws', () => {
    const proceed = vi.fn<() => void>();
    expect(() => sendPurchase(brokenTag, purchase, proceed)).toThrow('broken tag');
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(proceed).toHaveBeenCalledOnce();
  });
});
