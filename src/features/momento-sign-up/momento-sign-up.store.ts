import { atom, type ReadableAtom } from 'nanostores';
import {
  fallbackMail,
  IDLE,
  MESSAGES,
  type SignUp,
  type SignUpPayload,
  signUpPayload,
  type Visit,
} from './momento-sign-up.ts';

/** What a sign-up does to the world outside the page. */
export interface Outside {
  /** Delivers the payload; rejects where that fails. Absent where no endpoint is configured. */
  send: ((payload: SignUpPayload) => Promise<void>) | undefined;
  /** Opens the visitor's e-mail program. */
  openMail: (href: string) => void;
}

export interface SignUpStore {
  $signUp: ReadableAtom<SignUp>;
  /** Signs a typed text up; resolves to how it ended. While one is being sent, another does nothing. */
  signUp: (typed: string, visit: Visit) => Promise<SignUp>;
}

/** The state of one sign-up box. */
export function createSignUp(project: string, contactEmail: string, { send, openMail }: Outside): SignUpStore {
  const $signUp = atom<SignUp>(IDLE);

  async function signUp(typed: string, visit: Visit): Promise<SignUp> {
    if ($signUp.get().state === 'submitting') return $signUp.get();
    const payload = signUpPayload(project, typed, visit);
    if (!payload) return show({ state: 'error', message: MESSAGES.invalid });
    show({ state: 'submitting' });
    try {
      await send?.(payload);
      return show({ state: 'success', message: MESSAGES.success });
    } catch (error) {
      console.warn('The sign-up could not be sent.', error);
      openMail(fallbackMail(contactEmail, payload));
      return show({ state: 'fallback', message: MESSAGES.fallback(contactEmail) });
    }
  }

  function show(next: SignUp): SignUp {
    $signUp.set(next);
    return next;
  }

  return { $signUp, signUp };
}
