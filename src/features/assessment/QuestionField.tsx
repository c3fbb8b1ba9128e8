import { FieldError } from '../../components/ui/Field.tsx';
import type { Question } from '../../data/assessment.ts';

/** Browsers show no focus ring on a radio button that a script has focused after a click. Here it is needed. */
const FOCUS_SHOWN = '[&_input:focus]:[outline-offset:3px] [&_input:focus]:[outline:2px_solid_var(--accent)]';

interface QuestionFieldProps {
  /** Counted from 1. */
  number: number;
  question: Question;
  error: string | undefined;
}

/** Shows one question with its options, worth one point and more in this order. */
export function QuestionField({ number, question, error }: QuestionFieldProps) {
  return (
    <div data-field className={`mt-10 [@media(min-height:25em)]:scroll-mt-20 ${error ? FOCUS_SHOWN : ''}`}>
      <fieldset
        role="radiogroup"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${question.id}-error`}
      >
        <legend>
          <span className="figures text-sm text-quiet">{`${number}. ${question.topic}`}</span>
          <span className="display block text-d2">{question.text}</span>
        </legend>
        <FieldError name={question.id} error={error} />
        <div className={`mt-3 ${error ? '-ml-4 border-l-2 border-error pl-4' : ''}`}>
          {question.options.map((option, index) => (
            <label key={option} className="option">
              <input
                type="radio"
                name={question.id}
                value={index + 1}
                required
                className="size-5 flex-none accent-accent"
              />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
