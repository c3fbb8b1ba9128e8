import { atom, type ReadableAtom } from 'nanostores';
import { isEmail } from '../../lib/email.ts';
import {
  fallbackMail,
  IDLE,
  type SignUp,
  type SignUpList,
  type SignUpPayload,
  signUpPayload,
  type Visit,
} from './sign-up.ts';

export interface SignUpEffects {
  /** Sends the payload; rejects if that fails. Undefined without an endpoint. */
  send: ((payload: SignUpPayload) => Promise<void>) | undefined;
  openMail: (href: string) => void;
}

interface SignUpStore {
  $signUp: ReadableAtom<SignUp>;
  /**
   * Signs up with the typed text and resolves to the outcome. Ignored while sending, and for an empty field after a
   * success, which is the second half of a double click.
   */
  signUp: (typed: string, visit: Visit) => Promise<SignUp>;
  /** Clears the error as soon as the typed text is a valid address. */
  correct: (typed: string) => void;
}

export function createSignUp(list: SignUpList, contactEmail: string, { send, openMail }: SignUpEffects): SignUpStore {
  const $signUp = atom<SignUp>(IDLE);

  async function signUp(typed: string, visit: Visit): Promise<SignUp> {
    const current = $signUp.get();
    if (current.state === 'submitting' || (current.state === 'success' && !typed.trim())) return current;
    const payload = signUpPayload(list, typed, visit);
    if (!payload) return show({ state: 'error', message: list.invalid });
    if (!send && list.mail) return mail(payload);
    show({ state: 'submitting' });
    try {
      await send?.(payload);
      return show({ state: 'success', message: list.success });
    } catch (error) {
      console.warn('The sign-up could not be sent.', error);
      return mail(payload);
    }
  }

  function mail(payload: SignUpPayload): SignUp {
    openMail(fallbackMail(contactEmail, list, payload));
    return show({ state: 'fallback', message: list.fallback });
  }

  function correct(typed: string): void {
    if ($signUp.get().state === 'error' && isEmail(typed.trim())) show(IDLE);
  }

  function show(next: SignUp): SignUp {
    $signUp.set(next);
    return next;
  }

  return { $signUp, signUp, correct };
}
