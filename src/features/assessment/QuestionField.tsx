import { FieldError } from './FieldError.tsx';
import type { Question, QuestionName } from './assessment-rules.ts';

/** Browsers show no focus ring on a radio button that a script has focused after a click. Here it is needed. */
const FOCUS_SHOWN = '[&_input:focus]:[outline-offset:3px] [&_input:focus]:[outline:2px_solid_var(--accent)]';

interface QuestionFieldProps {
  name: QuestionName;
  /** 1 to 6 */
  number: number;
  question: Question;
  error: string | undefined;
}

/** Shows one question with four options, worth one to four points in this order. */
export function QuestionField({ name, number, question, error }: QuestionFieldProps) {
  return (
    <div data-field className={`border-t border-ink pb-14 pt-4 md:pb-20 ${error ? FOCUS_SHOWN : ''}`}>
      <fieldset
        role="radiogroup"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
      >
        <legend className="grid w-full gap-x-8 xl:grid-cols-12">
          <span className="figures flex gap-3 text-sm xl:col-span-3">
            <span className="text-accent">{`0${number} `}</span>
            {question.topic}
          </span>
          <span className="display mt-6 text-balance text-2xl xl:col-span-9 xl:mt-0">{question.text}</span>
        </legend>
        <div className="mt-6 grid gap-x-8 xl:grid-cols-12">
          <div className="xl:col-span-9 xl:col-start-4">
            <FieldError id={`${name}-error`} error={error} />
            <div
              className={`border-b has-[label:last-child_:checked]:border-ink ${error ? 'border-error' : 'border-line'}`}
            >
              {question.options.map((option, index) => (
                <label
                  key={option}
                  className="flex min-h-12 cursor-pointer items-center gap-4 border-t border-line py-3 transition-colors hover:text-accent has-[:checked]:border-ink has-[:checked]:font-medium has-[:checked]:text-ink [&:has(:checked)+label]:border-ink"
                >
                  <input
                    type="radio"
                    name={name}
                    value={index + 1}
                    required
                    className="size-5 flex-none accent-accent"
                  />
                  {option}
                </label>
              ))}
            </div>
          </div>
        </div>
      </fieldset>
    </div>
  );
}
