import type { InputHTMLAttributes } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** The lines of a text area; without it, the field is a single line. */
  rows?: number;
}

const LOOK = 'mt-1 block w-full rounded border border-control bg-raised px-3 py-2.5 text-base text-ink';

/** A labelled text field. One that may stay empty says so; the others are `required`. */
export function Field({ label, name, rows, ...input }: FieldProps) {
  return (
    <label className="block text-sm">
      {label}
      {!input.required && <span className="text-quiet"> (optional)</span>}
      {rows ? (
        <textarea name={name} rows={rows} required={input.required} className={LOOK} />
      ) : (
        <input name={name} type="text" className={LOOK} {...input} />
      )}
    </label>
  );
}
