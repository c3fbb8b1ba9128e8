import { atom, type ReadableAtom } from 'nanostores';
import { isEmail } from '../../lib/email.ts';
import {
  fallbackMail,
  IDLE,
  MESSAGES,
  type SignUp,
  type SignUpList,
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
  /**
   * Signs a typed text up; resolves to how it ended. Nothing while one is being sent, nor
   * once one has succeeded and its field is empty: that is the second half of a double click, or Enter pressed twice.
   */
  signUp: (typed: string, visit: Visit) => Promise<SignUp>;
  /** Takes the error away as soon as what is typed is a valid address. */
  correct: (typed: string) => void;
}

/** The state of one sign-up box. */
export function createSignUp(list: SignUpList, contactEmail: string, { send, openMail }: Outside): SignUpStore {
  const $signUp = atom<SignUp>(IDLE);

  async function signUp(typed: string, visit: Visit): Promise<SignUp> {
    const current = $signUp.get();
    if (current.state === 'submitting' || (current.state === 'success' && !typed.trim())) return current;
    const payload = signUpPayload(list.project, typed, visit);
    if (!payload) return show({ state: 'error', message: MESSAGES.invalid });
    if (!send && list.byMail) return mail(payload);
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
    openMail(fallbackMail(contactEmail, list.subject, payload));
    return show({ state: 'fallback', message: MESSAGES.fallback(contactEmail) });
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
