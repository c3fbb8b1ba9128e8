import { isEmail } from '../../lib/email.ts';
import { type Detail, DETAILS, type Lead, type Points, type QuestionName, QUESTIONS } from './assessment.ts';

/** A field of the form, by name. */
export type FieldName = Detail | QuestionName;
/** What the form holds: '' where nothing was typed or chosen. */
export type Entries = Readonly<Record<FieldName, string>>;
/** What is wrong with which field, in words. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** Details first, as in the toasts: the first with an error gets the focus. */
export const FIELD_NAMES: readonly FieldName[] = [...DETAILS, ...QUESTIONS];

/** The messages of the error catalogue. */
export const TOASTS = {
  details: 'Please fill in all required fields',
  questions: 'Please answer all questions',
} as const;

/** What is said at a field. */
export const AT_FIELD = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  company: 'Enter the name of your company.',
  question: 'Choose one of the four answers.',
  noAddress: 'Enter an email address such as name@example.com.',
} as const satisfies Record<Detail, string> & Record<string, string>;
const POINTS: readonly string[] = ['1', '2', '3', '4'] satisfies Points[];

export type Checked = { valid: true; lead: Lead } | { valid: false; errors: Errors; toast: string | undefined };

/**
 * Checks the whole form. What is missing is said in a toast, details before questions; an e-mail address that can't be
 * one, only at its field: there is something in it, so neither toast would be true.
 */
export function check(entries: Entries): Checked {
  const errors = Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const error = errorOf(name, entries[name]);
      return error ? [[name, error]] : [];
    }),
  ) as Errors;
  if (Object.keys(errors).length === 0) return { valid: true, lead: trimmed(entries) };
  const toast = DETAILS.some((name) => entries[name].trim() === '')
    ? TOASTS.details
    : QUESTIONS.some((name) => errors[name])
      ? TOASTS.questions
      : undefined;
  return { valid: false, errors, toast };
}

/** What is wrong with one field, or undefined. */
export function errorOf(name: FieldName, value: string): string | undefined {
  if (isQuestion(name)) return POINTS.includes(value) ? undefined : AT_FIELD.question;
  const text = value.trim();
  if (text === '') return AT_FIELD[name];
  if (name === 'email' && !isEmail(text)) return AT_FIELD.noAddress;
  return undefined;
}

function isQuestion(name: FieldName): name is QuestionName {
  return (QUESTIONS as readonly string[]).includes(name);
}

function trimmed(entries: Entries): Lead {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, entries[name].trim()])) as unknown as Lead;
}
