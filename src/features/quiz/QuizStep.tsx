import type { MouseEvent, RefObject } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { choose, goBack } from './quiz.store.ts';
import { type Profiles, profileOf, type Question, type Value } from './quiz-rules.ts';

interface QuizStepProps {
  question: Question;
  step: number;
  total: number;
  profiles: Profiles;
  /** Set once the visitor has answered. The first question isn't animated. */
  moved: boolean;
  previousLabel: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows a question with its options as full-width rows. Without JavaScript, an option leads to its module's page. */
export function QuizStep({ question, step, total, profiles, moved, previousLabel, headingRef }: QuizStepProps) {
  function answer(event: MouseEvent, value: Value) {
    event.preventDefault();
    // The second click of a double click would answer the next question.
    if (event.detail <= 1) choose(value, total);
  }

  return (
    <div className={moved ? 'arrive' : undefined}>
      <h2
        ref={headingRef}
        tabIndex={-1}
        id="quiz-question"
        className="display mt-8 scroll-mt-[19.25rem] text-3xl md:mt-5"
      >
        {question.text}
      </h2>
      <form method="get" aria-labelledby="quiz-question" className="mt-4">
        <ol className="border-b border-line">
          {question.options.map(({ text, value }) => (
            <li key={value} className="border-t border-line">
              <button
                type="submit"
                data-replay
                formAction={profiles[profileOf(value)].module.href}
                onClick={(event) => answer(event, value)}
                className="group flex w-full items-baseline justify-between gap-x-4 py-4 text-left transition-colors hover:text-accent md:py-2"
              >
                <span className="display text-2xl">{text}</span>
                <Icon name="arrow" className="icon-ahead" />
              </button>
            </li>
          ))}
        </ol>
      </form>
      {step > 0 && (
        <button
          type="button"
          onClick={goBack}
          className="mt-6 inline-flex min-h-11 items-center gap-2 font-medium hover:text-accent"
        >
          <Icon name="arrow" className="[rotate:180deg]" />
          {previousLabel}
        </button>
      )}
    </div>
  );
}
