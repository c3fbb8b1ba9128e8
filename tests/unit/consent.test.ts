import { describe, expect, it, vi } from 'vitest';
import {
  consentDecision,
  onAnswer,
  readSignals,
  storeConsent,
  whenAllowed,
} from '../../src/features/consent/consent.ts';

describe('the decision about the tag', () => {
  it.each([
    ['always', null, 'load'],
    ['always', 'no', 'load'],
    ['consent', null, 'ask'],
    ['consent', 'maybe', 'ask'],
    ['consent', 'yes', 'load'],
    ['consent', 'no', 'leave out'],
  ] as const)('with %s and the stored answer %s is to %s', (mode, stored, decision) => {
    expect(consentDecision(mode, { globalPrivacyControl: false, stored })).toBe(decision);
  });

  it.each(['always', 'consent'] as const)('leaves the tag out under Global Privacy Control, mode %s', (mode) => {
    expect(consentDecision(mode, { globalPrivacyControl: true, stored: 'yes' })).toBe('leave out');
  });
});

describe('the stored answer', () => {
  it('reaches the page, but isn’t kept, if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    const answer = vi.fn<(answer: string) => void>();
    onAnswer(answer);
    storeConsent('no');
    expect(answer).toHaveBeenCalledWith('no');
    expect(readSignals()).toEqual({ globalPrivacyControl: true, stored: null });
  });

  it('lets a script start on the page where a refusal is taken back', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('localStorage', { getItem: () => 'no', setItem: () => {} });
    const [load, ask] = [vi.fn<() => void>(), vi.fn<() => void>()];
    whenAllowed('consent', load, ask);
    expect([load, ask].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    storeConsent('yes');
    storeConsent('yes');
    expect([load, ask].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });
});
