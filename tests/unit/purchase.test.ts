import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE, type Purchase, sendPurchase, type Tag } from '../../src/features/purchase/purchase.ts';

const purchase: Purchase = { value: 199, currency: 'USD', items: [{ item_name: 'First Session', price: 199 }] };

describe('a purchase', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes on when the tag calls back, and only once', () => {
    const goOn = vi.fn<() => void>();
    let callBack = () => {};
    const tag: Tag = (...[, , event]) => {
      callBack = (event as { event_callback: () => void }).event_callback;
    };
    sendPurchase(tag, purchase, goOn);
    expect(goOn).not.toHaveBeenCalled();
    callBack();
    expect(goOn).toHaveBeenCalledOnce();
    callBack();
    vi.advanceTimersByTime(PATIENCE * 2);
    expect(goOn).toHaveBeenCalledOnce();
  });

  test('goes on after 2000 ms when the tag never calls back', () => {
    const goOn = vi.fn<() => void>();
    sendPurchase(() => {}, purchase, goOn);
    vi.advanceTimersByTime(1999);
    expect(goOn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(goOn).toHaveBeenCalledOnce();
  });

  test('goes on at once when there is no tag, and leaves no timer', () => {
    const goOn = vi.fn<() => void>();
    sendPurchase(undefined, purchase, goOn);
    expect(goOn).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on when the tag throws', () => {
    const goOn = vi.fn<() => void>();
    const tag: Tag = () => {
      throw new Error('broken tag');
    };
    expect(() => sendPurchase(tag, purchase, goOn)).toThrow('broken tag');
    vi.advanceTimersByTime(PATIENCE);
    expect(goOn).toHaveBeenCalledOnce();
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
