import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { fill } from '../../lib/fill.ts';
import { language, words as interfaceWords } from '../../locale.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { $quiz, goBack, retake } from './quiz.store.ts';
import { type Profile, progress, type Question, type QuizWords, START } from './quiz-rules.ts';
import { QuizResult } from './QuizResult.tsx';
import { QuizStep } from './QuizStep.tsx';
import { Strands } from './Strands.tsx';

interface QuizProps {
  questions: readonly Question[];
  profiles: readonly Profile[];
  words: QuizWords;
  /** The addresses of a meeting about the result and of the private preview. */
  links: { book: string; preview: string | undefined; prices: string };
}

/** Shows the agent quiz: one question at a time, then the recommended agent. */
export default function Quiz({ questions, profiles, words, links }: QuizProps) {
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

  const total = questions.length;
  const question = state.stage === 'asking' ? questions[state.step] : undefined;
  const label =
    state.stage === 'asking' ? fill(interfaceWords.question, { step: state.step + 1, total }) : words.result;
  const percent = state.stage === 'asking' ? progress(state.step, total) : 100;
  return (
    <>
      <Strands {...{ state, questions, profiles }} />
      <div className="quiz-step">
        <div className="figures flex justify-between text-sm">
          <p role="status">{label}</p>
          <p aria-hidden="true">{(percent / 100).toLocaleString(language, { style: 'percent' })}</p>
        </div>
        <progress value={percent} max={100} aria-label={interfaceWords.progress} className="sr-only" />
        {state.stage === 'asking' && question ? (
          <QuizStep
            key={`${state.step}/${state.answers.length}`}
            question={question}
            total={total}
            profiles={profiles}
            moved={state !== START}
            headingRef={heading}
          />
        ) : (
          <QuizResult answers={state.answers} {...{ profiles, words, links }} headingRef={heading} />
        )}
        {(state.stage === 'result' || state.step > 0) && (
          <button
            type="button"
            onClick={question ? goBack : retake}
            className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
          >
            <Icon name="arrow" className="[rotate:180deg]" />
            {question ? words.previous : words.retake}
          </button>
        )}
      </div>
    </>
  );
}
