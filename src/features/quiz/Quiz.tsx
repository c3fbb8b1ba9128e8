import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $quiz } from './quiz.store.ts';
import { type Profiles, progress, type Question, type QuizLabels, START } from './quiz.ts';
import { QuizProgress } from './QuizProgress.tsx';
import { QuizResult } from './QuizResult.tsx';
import { QuizStep } from './QuizStep.tsx';

interface QuizProps {
  questions: readonly Question[];
  profiles: Profiles;
  /** Where a visitor books a meeting about the result. */
  calendar: string;
  labels: QuizLabels;
}

/** The agent quiz: one question at a time, then the agent that the answers name. */
export default function Quiz({ questions, profiles, calendar, labels }: QuizProps) {
  const state = useStore($quiz, { ssr: () => START });
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(state);

  // What is new gets the focus, so that it is read out and the keyboard goes on from it; what the page opened with, not.
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
      <QuizProgress label={`Question ${state.step + 1} of ${total}`} percent={progress(state.step, total)} />
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
      <QuizProgress label="Your result" percent={100} />
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
