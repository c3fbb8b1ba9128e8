import { isEmail } from '../../lib/email.ts';
import {
  type Detail,
  DETAILS,
  type ErrorName,
  type Lead,
  type Points,
  type QuestionName,
  QUESTIONS,
  type ToastName,
} from './assessment-rules.ts';

export type FieldName = Detail | QuestionName;
/** The form's values; '' for an empty field. */
export type Entries = Readonly<Record<FieldName, string>>;
export type Errors = Readonly<Partial<Record<FieldName, ErrorName>>>;

/** Details first, as in the toasts. The first field with an error gets the focus. */
export const FIELD_NAMES: readonly FieldName[] = [...DETAILS, ...QUESTIONS];

const POINTS: readonly string[] = ['1', '2', '3', '4'] satisfies Points[];

type ValidationResult = { valid: true; lead: Lead } | { valid: false; errors: Errors; toast: ToastName | undefined };

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
    ? 'details'
    : QUESTIONS.some((name) => errors[name])
      ? 'questions'
      : undefined;
  return { valid: false, errors, toast };
}

export function errorOf(name: FieldName, value: string): ErrorName | undefined {
  if (isQuestion(name)) return POINTS.includes(value) ? undefined : 'question';
  const text = value.trim();
  if (text === '') return name;
  if (name === 'email' && !isEmail(text)) return 'invalidEmail';
  return undefined;
}

function isQuestion(name: FieldName): name is QuestionName {
  return (QUESTIONS as readonly string[]).includes(name);
}

function trimmed(entries: Entries): Lead {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, entries[name].trim()])) as unknown as Lead;
}
