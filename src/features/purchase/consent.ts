/** The browser's storage key for a visitor's answer: 'yes' or 'no'. */
export const CONSENT_KEY = 'analytics-consent';

type Consent = 'yes' | 'no' | 'unanswered';

/** The parts of a browser that decide whether the tag may load. */
interface PrivacySignals {
  /** Set if the browser sends Global Privacy Control. */
  globalPrivacyControl: boolean;
  /** The value stored under CONSENT_KEY; null if it is missing or storage is blocked. */
  stored: string | null;
}

export function consentOf(stored: string | null): Consent {
  return stored === 'yes' || stored === 'no' ? stored : 'unanswered';
}

/** Returns what to do about the tag: load it, ask first, or leave it out. */
export function tagDecision(mode: 'always' | 'consent', signals: PrivacySignals): 'load' | 'ask' | 'leave out' {
  if (signals.globalPrivacyControl) return 'leave out';
  if (mode === 'always') return 'load';
  const consent = consentOf(signals.stored);
  if (consent === 'yes') return 'load';
  return consent === 'no' ? 'leave out' : 'ask';
}

export function readSignals(): PrivacySignals {
  const { globalPrivacyControl = false } = navigator as { globalPrivacyControl?: boolean };
  try {
    return { globalPrivacyControl, stored: localStorage.getItem(CONSENT_KEY) };
  } catch {
    return { globalPrivacyControl, stored: null };
  }
}

/** Stores an answer. If storage is blocked, the answer holds for this page only. */
export function storeConsent(consent: 'yes' | 'no'): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent);
  } catch {
    // The visitor is asked again on the next visit.
  }
}
