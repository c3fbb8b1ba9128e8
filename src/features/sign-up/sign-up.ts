import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/fill.ts';
import { words } from '../../locale.ts';

export type SignUpPayload = ReturnType<typeof signUpPayload>;

export interface SignUpList {
  /** Its name in the payload, whatever the words of the page. */
  project: string;
  /** The subject of the email that replaces the payload. */
  subject: string;
  /** The messages of a sign-up that was sent, of an address that isn't one, and of a failure that opens the email program. */
  success: string;
  invalid: string;
  fallback: string;
  /** What a visitor asks for in that email. With it, a sign-up is an email while no endpoint is configured. */
  mail?: string;
  /** Other lists, by the hash of the page's address. */
  at?: Readonly<Record<string, { project: string; subject: string }>>;
}

/** Returns the payload of a valid address, with the page that it was entered on. */
export function signUpPayload({ project, at }: SignUpList, email: string) {
  const { pathname, search, hash } = window.location;
  return {
    project: at?.[hash]?.project ?? project,
    email,
    source: pathname + search,
    ts: new Date().toISOString(),
    ua: navigator.userAgent,
  };
}

/** Returns the email that replaces a payload that couldn't be sent. */
export function fallbackMail(to: string, list: SignUpList, { project, email, source, ts, ua }: SignUpPayload): string {
  const other = Object.values(list.at ?? {}).find((entry) => entry.project === project);
  const body = list.mail
    ? `${list.mail}\n\n${fill(words.myEmail, { email })}`
    : fill(words.signUpMail, { email, source, time: ts, browser: ua });
  return mailto({ to, subject: (other ?? list).subject, body });
}
