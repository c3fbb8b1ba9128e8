import { content } from '../../data/content.ts';
import type { SignUpList } from '../../features/sign-up/sign-up.ts';
import { fill } from '../../lib/fill.ts';
import { paths } from '../../paths.ts';

const { success, invalid, fallback, preview, nextDate } = content.signUp;

/** The hash of the page's address that signs up for the platform instead of Momento. */
export const PLATFORM = paths.platformPreview.slice(paths.platformPreview.indexOf('#'));

/** The private preview's list: Momento's, or the platform's for anyone who comes from there. */
export const previewList: SignUpList = {
  project: 'Momento',
  subject: preview.subject,
  success,
  invalid,
  fallback,
  at: { [PLATFORM]: { project: 'Marketing platform', subject: preview.platformSubject } },
};

/** Returns the list of everyone who wants to know an event's next date. */
export function nextDateList(name: string, project: string): SignUpList {
  const [subject, mail] = [fill(nextDate.subject, { name }), fill(nextDate.mail, { name })];
  return { project, subject, success: nextDate.success, invalid: nextDate.invalid, fallback, mail };
}
