import { isEmail } from '../../lib/email.ts';
import { mailto } from '../../lib/mailto.ts';

/** The state of a sign-up. */
export type SignUp =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'success'; message: string }
  /** Sending failed, and the visitor's email program opens. */
  | { state: 'fallback'; message: string }
  | { state: 'error'; message: string };

/** The payload for the endpoint. */
export interface SignUpPayload {
  project: string;
  email: string;
  /** Path and query of the page. */
  source: string;
  /** ISO time. */
  ts: string;
  /** User agent. */
  ua: string;
}

/** A list that a visitor can sign up for. */
export interface SignUpList {
  /** Its name in the payload. */
  project: string;
  /** The subject of the email that replaces the payload. */
  subject: string;
  /** The messages of a sign-up that was sent, and of an address that isn't one. */
  success: string;
  invalid: string;
  /** Sends a sign-up by email while no endpoint is configured. */
  byMail?: boolean;
}

/** The visit's data in the payload. */
export interface Visit {
  pathname: string;
  search: string;
  userAgent: string;
  now: Date;
}

export const IDLE: SignUp = { state: 'idle' };

/** The messages of the private preview; the last is every list's. */
export const MESSAGES = {
  invalid: 'Enter a valid work email.',
  success: 'Thanks — you’re on the preview list.',
  fallback: (email: string) => `Opening your email client… If nothing opens, email ${email}.`,
};

/** Returns the payload for a valid address, or undefined. */
export function signUpPayload(project: string, typed: string, visit: Visit): SignUpPayload | undefined {
  const email = typed.trim();
  if (!isEmail(email)) return undefined;
  const { pathname, search, userAgent, now } = visit;
  return { project, email, source: pathname + search, ts: now.toISOString(), ua: userAgent };
}

/** Returns the email that replaces a payload that couldn't be sent. */
export function fallbackMail(to: string, subject: string, { email, source, ts, ua }: SignUpPayload): string {
  const body = `Email: ${email}\nSource: ${source}\nTimestamp: ${ts}\nUser agent: ${ua}`;
  return mailto({ to, subject, body });
}
