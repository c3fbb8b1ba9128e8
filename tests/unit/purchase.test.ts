import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMEOUT_MS, type Purchase, sendPurchase, type Tag } from '../../src/features/purchase/purchase.ts';

const purchase: Purchase = { value: 199, currency: 'USD', items: [{ item_name: 'First Session', price: 199 }] };

const brokenTag: Tag = () => {
  throw new Error('broken tag');
};

describe('a purchase', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes on when the tag calls back, and only once', () => {
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

  test('goes on after 2000 ms when the tag never calls back', () => {
    const proceed = vi.fn<() => void>();
    sendPurchase(() => {}, purchase, proceed);
    vi.advanceTimersByTime(1999);
    expect(proceed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('goes on at once when there is no tag, and leaves no timer', () => {
    const proceed = vi.fn<() => void>();
    sendPurchase(undefined, purchase, proceed);
    expect(proceed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on when the tag throws', () => {
    const proceed = vi.fn<() => void>();
    expect(() => sendPurchase(brokenTag, purchase, proceed)).toThrow('broken tag');
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('says what was bought and how long it waits', () => {
    const tag = vi.fn<Tag>();
    sendPurchase(tag, purchase, () => {});
    expect(tag).toHaveBeenCalledWith(
      'event',
      'purchase',
      expect.objectContaining({ ...purchase, event_timeout: 2000 }),
    );
  });
});
