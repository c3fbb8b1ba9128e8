import { isEmail } from '../../lib/email.ts';
import { type Detail, DETAILS, type Lead, type Points, type QuestionName, QUESTIONS } from './assessment-rules.ts';

/** The name of a form field. */
export type FieldName = Detail | QuestionName;
/** The form's values; '' for an empty field. */
export type Entries = Readonly<Record<FieldName, string>>;
/** Error messages by field. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** Details first, as in the toasts. The first field with an error gets the focus. */
export const FIELD_NAMES: readonly FieldName[] = [...DETAILS, ...QUESTIONS];

/** The error messages shown as toasts. */
export const TOAST_MESSAGES = {
  details: 'Please fill in all required fields',
  questions: 'Please answer all questions',
} as const;

/** The error messages shown at a field. */
export const FIELD_MESSAGES = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  company: 'Enter the name of your company.',
  question: 'Choose one of the four answers.',
  invalidEmail: 'Enter an email address such as name@example.com.',
} as const satisfies Record<Detail, string> & Record<string, string>;
const POINTS: readonly string[] = ['1', '2', '3', '4'] satisfies Points[];

type ValidationResult = { valid: true; lead: Lead } | { valid: false; errors: Errors; toast: string | undefined };

/**
 * Validates the whole form. Missing values get a toast, details before questions. An invalid email gets its message at the
 * field only, because both toasts are about missing values.
 */
export function validate(entries: Entries): ValidationResult {
  const errors = Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const error = errorOf(name, entries[name]);
      return error ? [[name, error]] : [];
    }),
  ) as Errors;
  if (Object.keys(errors).length === 0) return { valid: true, lead: trimmed(entries) };
  const toast = DETAILS.some((name) => entries[name].trim() === '')
    ? TOAST_MESSAGES.details
    : QUESTIONS.some((name) => errors[name])
      ? TOAST_MESSAGES.questions
      : undefined;
  return { valid: false, errors, toast };
}

/** Returns a field's error message, or undefined. */
export function errorOf(name: FieldName, value: string): string | undefined {
  if (isQuestion(name)) return POINTS.includes(value) ? undefined : FIELD_MESSAGES.question;
  const text = value.trim();
  if (text === '') return FIELD_MESSAGES[name];
  if (name === 'email' && !isEmail(text)) return FIELD_MESSAGES.invalidEmail;
  return undefined;
}

function isQuestion(name: FieldName): name is QuestionName {
  return (QUESTIONS as readonly string[]).includes(name);
}

function trimmed(entries: Entries): Lead {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, entries[name].trim()])) as unknown as Lead;
}
