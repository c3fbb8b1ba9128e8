import type { MouseEvent, RefObject } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { choose } from './quiz.store.ts';
import { agentFor, type Answer, type Profile, profileWith, type Question } from './quiz-rules.ts';

interface QuizStepProps {
  question: Question;
  total: number;
  profiles: readonly Profile[];
  /** Set once the visitor has answered. The first question isn't animated. */
  moved: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows a question with its options as full-width rows. Without JavaScript, an option leads to its module's page. */
export function QuizStep({ question, total, profiles, moved, headingRef }: QuizStepProps) {
  function answer(event: MouseEvent, option: Answer) {
    event.preventDefault();
    // The second click of a double click would answer the next question.
    if (event.detail <= 1) choose(option, total);
  }

  return (
    <div className={moved ? 'arrive' : undefined}>
      <h2 ref={headingRef} tabIndex={-1} id="quiz-question" className="display mt-2 scroll-mt-72 text-d3 md:text-d6">
        {question.text}
      </h2>
      <form method="get" aria-labelledby="quiz-question" className="mt-3 lg:mt-6">
        <ol className="border-b border-line">
          {question.options.map((option) => (
            <li key={option.value} className="border-t border-line">
              <button
                type="submit"
                formAction={profileWith(agentFor(option.value), profiles).module.href}
                onClick={(event) => answer(event, option)}
                className="group flex min-h-[3.25rem] w-full items-center justify-between gap-x-4 py-3 text-left font-semibold hover:underline lg:min-h-16"
              >
                {option.text}
                <Icon name="arrow" className="icon-ahead" />
              </button>
            </li>
          ))}
        </ol>
      </form>
    </div>
  );
}
