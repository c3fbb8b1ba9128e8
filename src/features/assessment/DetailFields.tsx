import { Field } from '../../components/ui/Field.tsx';
import { FieldError } from './FieldError.tsx';
import { DETAIL_FIELDS } from './assessment-rules.ts';
import type { Errors } from './validation.ts';

/** Shows the fields for the visitor's name, email and company. */
export function DetailFields({ errors }: { errors: Errors }) {
  return (
    <div className="pb-12 pr-4 pt-14 lg:pr-10 lg:pt-20">
      <fieldset>
        <legend>
          <span className="text-sm">About you</span>
          <span className="question display mt-3 block">Who is this result for?</span>
        </legend>
        <div className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {DETAIL_FIELDS.map(({ name, ...field }) => (
            <div key={name} data-field className={errors[name] && '[&_input]:border-error'}>
              <Field
                {...field}
                name={name}
                required
                aria-invalid={errors[name] ? true : undefined}
                aria-describedby={errors[name] ? `${name}-error` : undefined}
              />
              <FieldError id={`${name}-error`} error={errors[name]} />
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
