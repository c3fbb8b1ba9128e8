import type { InputHTMLAttributes } from 'react';
import { words } from '../../locale.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** The lines of a text area; left out for a single-line field. */
  rows?: number;
  /** Leaves the mark out, where the form says in one sentence what it needs. */
  unmarked?: boolean;
  /** What is wrong with its answer, below it. */
  error?: string | undefined;
}

/** The longest text, in characters: more than anyone types, and short enough for any receiver. */
const MAX_LENGTH = { line: 200, text: 10_000 };

/** Renders a labeled text field. Marks optional fields, unless `unmarked`. */
export function Field({ label, name, rows, unmarked, error, ...input }: FieldProps) {
  const state = error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {};
  return (
    <>
      <label className="block font-semibold">
        <span>{label}</span>
        {!input.required && !unmarked && <span className="font-normal text-quiet">{` ${words.optional}`}</span>}
        {rows ? (
          <textarea name={name} rows={rows} required={input.required} maxLength={MAX_LENGTH.text} className="field" />
        ) : (
          <input type="text" name={name} maxLength={MAX_LENGTH.line} className="field" {...state} {...input} />
        )}
      </label>
      <FieldError name={name} error={error} />
    </>
  );
}

/** Says what is wrong with the answer to a field, whose `aria-describedby` is `{name}-error`. */
export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  return error ? (
    <p id={`${name}-error`} className="mt-1.5 text-sm text-error">
      {error}
    </p>
  ) : null;
}
