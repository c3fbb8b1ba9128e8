import { useStore } from '@nanostores/react';
import { $assessment, EMPTY_FORM } from './assessment.store.ts';
import type { AdviceByTier, Questions } from './assessment.ts';
import { AssessmentForm } from './AssessmentForm.tsx';
import { AssessmentResult } from './AssessmentResult.tsx';

interface AssessmentProps {
  questions: Questions;
  advice: AdviceByTier;
  /** Where a filled-in assessment is sent; '' sends nothing. */
  webhookUrl: string;
  /** Where the form goes as a mail without script. */
  email: string;
  /** Where the next step is booked. */
  calendar: string;
  /** What the form's link to it says. */
  bookLabel: string;
}

/** The execution-leak assessment: a form, then its result. */
export default function Assessment({ questions, advice, webhookUrl, email, calendar, bookLabel }: AssessmentProps) {
  const state = useStore($assessment, { ssr: () => EMPTY_FORM });
  return state.stage === 'result' ? (
    <AssessmentResult lead={state.lead} at={state.at} questions={questions} advice={advice} calendar={calendar} />
  ) : (
    <AssessmentForm
      errors={state.errors}
      questions={questions}
      advice={advice}
      webhookUrl={webhookUrl}
      email={email}
      calendar={calendar}
      bookLabel={bookLabel}
    />
  );
}
