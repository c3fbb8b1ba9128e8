import type { InputHTMLAttributes } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** The lines of a text area; without it, the field is a single line. */
  rows?: number;
}

const LOOK = 'mt-1 block w-full rounded border border-control bg-raised px-3 py-2.5 text-base text-ink';

/** Characters: more than a person will type, less than a payload needs. */
const LONGEST = { line: 200, text: 10_000 };

/** A labelled text field. One that may stay empty says so; the others are `required`. */
export function Field({ label, name, rows, ...input }: FieldProps) {
  return (
    <label className="block text-sm">
      <span>{label}</span>
      {!input.required && <span className="text-quiet"> (optional)</span>}
      {rows ? (
        <textarea name={name} rows={rows} required={input.required} maxLength={LONGEST.text} className={LOOK} />
      ) : (
        <input type="text" name={name} maxLength={LONGEST.line} className={LOOK} {...input} />
      )}
    </label>
  );
}
