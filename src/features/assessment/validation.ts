import { isEmail } from '../../lib/email.ts';
import { type Detail, DETAILS, type ErrorName, type Lead, type ToastName } from './assessment-rules.ts';

/** The form's values by the field's name; '' for an empty field. */
export type Entries = Lead;
export type Errors = Readonly<Record<string, ErrorName>>;

type ValidationResult = { valid: true; lead: Lead } | { valid: false; errors: Errors; toast: ToastName | undefined };

/**
 * Validates the whole form. Missing values get a toast, details before questions. An invalid email gets its message at the
 * field only, because both toasts are about missing values.
 */
export function validate(entries: Entries): ValidationResult {
  const errors: Errors = Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => {
      const error = errorOf(name, value);
      return error ? [[name, error]] : [];
    }),
  );
  const names = Object.keys(errors);
  if (names.length === 0) return { valid: true, lead: trimmed(entries) };
  const isDetailMissing = DETAILS.some((name) => entries[name].trim() === '');
  const toast = isDetailMissing ? 'details' : names.some((name) => !isDetail(name)) ? 'questions' : undefined;
  return { valid: false, errors, toast };
}

export function errorOf(name: string, value: string): ErrorName | undefined {
  const text = value.trim();
  if (text === '') return isDetail(name) ? name : 'question';
  if (name === 'email' && !isEmail(text)) return 'invalidEmail';
  return undefined;
}

function isDetail(name: string): name is Detail {
  return (DETAILS as readonly string[]).includes(name);
}

function trimmed(entries: Entries): Lead {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, value.trim()])) as Lead;
}
