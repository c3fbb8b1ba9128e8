import { isEmail } from '../../lib/email.ts';
import { mailto } from '../../lib/mailto.ts';

/** Where a sign-up stands. */
export type SignUp =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'success'; message: string }
  /** Sending failed; the visitor's e-mail program is opening. */
  | { state: 'fallback'; message: string }
  | { state: 'error'; message: string };

/** What is sent where an endpoint is configured. */
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
  /** The subject of the email that takes the payload's place. */
  subject: string;
  /** What the form says of a sign-up that succeeded. */
  success: string;
  /** Whether a sign-up is an email as long as no endpoint is configured. */
  byMail?: boolean;
}

/** The circumstances of a sign-up, as the browser knows them. */
export interface Visit {
  pathname: string;
  search: string;
  userAgent: string;
  now: Date;
}

export const IDLE: SignUp = { state: 'idle' };

/** What the form says of a sign-up. */
export const MESSAGES = {
  invalid: 'Enter a valid work email.',
  success: 'Thanks — you’re on the preview list.',
  fallback: (email: string) => `Opening your email client… If nothing opens, email ${email}.`,
};

/** The payload of a valid address, or undefined for a text that is none. */
export function signUpPayload(project: string, typed: string, visit: Visit): SignUpPayload | undefined {
  const email = typed.trim();
  if (!isEmail(email)) return undefined;
  const { pathname, search, userAgent, now } = visit;
  return { project, email, source: pathname + search, ts: now.toISOString(), ua: userAgent };
}

/** The e-mail that takes a payload's way when it could not be sent. */
export function fallbackMail(to: string, subject: string, { email, source, ts, ua }: SignUpPayload): string {
  const body = `Email: ${email}\nSource: ${source}\nTimestamp: ${ts}\nUser agent: ${ua}`;
  return mailto({ to, subject, body });
}
