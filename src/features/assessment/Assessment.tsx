import { useStore } from '@nanostores/react';
import { $assessment, EMPTY_FORM } from './assessment.store.ts';
import type { AdviceByTier, AssessmentLabels, PrivacyNote, Questions } from './assessment.ts';
import { AssessmentForm } from './AssessmentForm.tsx';
import { AssessmentResult } from './AssessmentResult.tsx';

interface AssessmentProps {
  questions: Questions;
  advice: AdviceByTier;
  /** Where a filled-in assessment is sent; '' sends nothing. */
  webhookUrl: string;
  /** Where the form goes as a mail without script. */
  email: string;
  privacy: PrivacyNote;
  /** Where the next step is booked. */
  calendar: string;
  labels: AssessmentLabels;
}

/** The execution-leak assessment: a form, then its result. */
export default function Assessment({
  questions,
  advice,
  webhookUrl,
  email,
  privacy,
  calendar,
  labels,
}: AssessmentProps) {
  const state = useStore($assessment, { ssr: () => EMPTY_FORM });
  return state.stage === 'result' ? (
    <AssessmentResult
      lead={state.lead}
      at={state.at}
      questions={questions}
      advice={advice}
      calendar={calendar}
      labels={labels}
    />
  ) : (
    <AssessmentForm
      errors={state.errors}
      questions={questions}
      advice={advice}
      webhookUrl={webhookUrl}
      email={email}
      privacy={privacy}
      calendar={calendar}
      labels={labels}
    />
  );
}
