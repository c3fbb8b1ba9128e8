import { Field } from '../../components/ui/Field.tsx';
import { FieldError } from './FieldError.tsx';
import { type AssessmentWords, DETAIL_FIELDS } from './assessment-rules.ts';
import type { Errors } from './validation.ts';

export function DetailFields({ errors, words }: { errors: Errors; words: AssessmentWords }) {
  return (
    <fieldset className="mt-10">
      <legend className="display text-d2">{words.details}</legend>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {DETAIL_FIELDS.map(({ name, ...field }) => {
          const error = errors[name];
          return (
            <div key={name} data-field className={error && '[&_input]:border-error'}>
              <Field
                {...field}
                name={name}
                label={words.labels[name]}
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${name}-error` : undefined}
              />
              <FieldError id={`${name}-error`} error={error && words.errors[error]} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
