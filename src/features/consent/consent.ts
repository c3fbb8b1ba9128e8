/** The browser's storage key for a visitor's answer: 'yes' or 'no'. */
export const CONSENT_KEY = 'consent';

/** Dispatched on the document when a visitor answers; `detail` is the answer. */
const ANSWERED = 'consent-answered';

type Answer = 'yes' | 'no';

/** Returns what to do about something that always loads, or after a visitor's consent: load it, ask first, or leave it out. */
export function consentDecision(mode: 'always' | 'consent', signals: ReturnType<typeof readSignals>) {
  if (signals.globalPrivacyControl) return 'leave out';
  if (mode === 'always' || signals.stored === 'yes') return 'load';
  return signals.stored === 'no' ? 'leave out' : 'ask';
}

/** Reads what decides whether something may load: Global Privacy Control, and the stored answer; null without one. */
export function readSignals(): { globalPrivacyControl: boolean; stored: string | null } {
  const { globalPrivacyControl = false } = navigator as { globalPrivacyControl?: boolean };
  try {
    return { globalPrivacyControl, stored: localStorage.getItem(CONSENT_KEY) };
  } catch {
    return { globalPrivacyControl, stored: null };
  }
}

/** Stores an answer and tells the page. If storage is blocked, the answer holds for this page only. */
export function storeConsent(answer: Answer): void {
  try {
    localStorage.setItem(CONSENT_KEY, answer);
  } catch {
    // The visitor is asked again on the next page.
  }
  document.dispatchEvent(new CustomEvent(ANSWERED, { detail: answer }));
}

export function onAnswer(react: (answer: Answer) => void): void {
  document.addEventListener(ANSWERED, (event) => react((event as CustomEvent<Answer>).detail));
}

/** Calls `load` once it may: at once, or after the visitor's consent. Calls `ask` if nobody has answered yet. */
export function whenAllowed(mode: 'always' | 'consent', load: () => void, ask = () => {}): void {
  // A prerendered page has no visitor yet.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => whenAllowed(mode, load, ask), { once: true });
    return;
  }
  const decision = consentDecision(mode, readSignals());
  if (decision === 'load') return load();
  // Also after a refusal, which /privacy lets a visitor take back.
  let waiting = true;
  onAnswer((answer) => {
    if (waiting && answer === 'yes') load();
    waiting &&= answer === 'no';
  });
  if (decision === 'ask') ask();
}
