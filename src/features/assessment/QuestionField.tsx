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
    <div data-field className={`pt-14 lg:pb-16 lg:pt-20 ${error ? FOCUS_SHOWN : ''}`}>
      <fieldset
        role="radiogroup"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
      >
        <legend>
          <span className="figures flex gap-3 text-sm">
            <span className="text-accent">{`0${number} `}</span>
            {question.topic}
          </span>
          <span className="question display mt-3 block text-balance pr-4">{question.text}</span>
        </legend>
        <FieldError id={`${name}-error`} error={error} />
        <div className={`options mt-6 lg:mt-9 ${error ? '-ml-4 border-l border-error pl-4' : ''}`}>
          {question.options.map((option, index) => (
            <label key={option} data-points={index + 1}>
              <input type="radio" name={name} value={index + 1} required className="size-5 flex-none accent-accent" />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
