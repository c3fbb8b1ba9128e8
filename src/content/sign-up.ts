import { defineWords } from '../lib/define-words.ts';
import type { SignUpList } from '../features/sign-up/sign-up.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';

/** The words of the sign-up forms on /momento, /momento-council and /events. */
export const words = defineWords('src/content/sign-up.ts', {
  invalid: 'Enter a valid work email.',
  success: 'Thanks — you’re on the preview list.',
  fallback: (email: string) => `Opening your email client… If nothing opens, email ${email}.`,
  preview: {
    joining: 'You’re joining the',
    momento: 'Momento',
    platform: 'marketing platform',
    /** Follows the product’s name. */
    preview: 'preview.',
    /** The links to the other product. */
    toPlatform: 'I want the marketing platform',
    toMomento: 'I want Momento',
    field: 'Email',
    sending: 'Sending…',
    subject: (product: string) => `${product} private preview`,
  },
  nextDate: {
    invalid: 'Enter a valid email.',
    success: 'Thanks. We’ll email you the next date.',
    opensMail: 'This opens your email program.',
    field: 'Email',
    submit: 'Tell me the next date',
    sending: 'Sending…',
    subject: (event: string) => `Next ${event}`,
    mail: (event: string) => `Please write to me when you know the date of the next ${event}.`,
  },
});

const { momento, subject } = words.preview;
const fallback = words.fallback(site.emails.contact);

/** The hash of the page's address that signs up for the platform instead of Momento. */
export const PLATFORM = paths.platformPreview.slice(paths.platformPreview.indexOf('#'));

/** The private preview's list: Momento's, or the platform's for anyone who comes from there. */
export const previewList: SignUpList = {
  project: 'Momento',
  subject: subject(momento),
  success: words.success,
  invalid: words.invalid,
  fallback,
  at: { [PLATFORM]: { project: 'Marketing platform', subject: subject('Marketing platform') } },
};

/** Returns the list of everyone who wants to know an event's next date. */
export function nextDateList(event: string, project: string): SignUpList {
  const { success, invalid, subject: about, mail } = words.nextDate;
  return { project, subject: about(event), success, invalid, fallback, mail: mail(event) };
}
