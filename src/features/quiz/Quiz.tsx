import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $quiz } from './quiz.store.ts';
import { type Profiles, progress, type Question, type QuizLabels, START } from './quiz-rules.ts';
import { QuizProgress } from './QuizProgress.tsx';
import { QuizResult } from './QuizResult.tsx';
import { QuizStep } from './QuizStep.tsx';

interface QuizProps {
  questions: readonly Question[];
  profiles: Profiles;
  /** The booking link for a meeting about the result. */
  calendar: string;
  labels: QuizLabels;
}

/** Shows the agent quiz: one question at a time, then the recommended agent. */
export default function Quiz({ questions, profiles, calendar, labels }: QuizProps) {
  const state = useStore($quiz, { ssr: () => START });
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(state);

  // Focuses each new heading, so that screen readers read it and the keyboard continues from there, but not the first one.
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [state]);

  const question = state.stage === 'asking' ? questions[state.step] : undefined;
  const total = questions.length;
  return state.stage === 'asking' && question ? (
    <>
      <QuizProgress
        label={`Question ${state.step + 1} of ${total}`}
        percent={progress(state.step, total)}
        {...{ state, questions, profiles }}
      />
      <QuizStep
        key={`${state.step}/${state.answers.length}`}
        question={question}
        step={state.step}
        total={total}
        profiles={profiles}
        moved={state !== START}
        previousLabel={labels.previous}
        headingRef={heading}
      />
    </>
  ) : (
    <>
      <QuizProgress label="Your result" percent={100} {...{ state, questions, profiles }} />
      <QuizResult
        answers={state.answers}
        profiles={profiles}
        calendar={calendar}
        labels={labels}
        headingRef={heading}
      />
    </>
  );
}
