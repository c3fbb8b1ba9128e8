import { useStore } from '@nanostores/react';
import { $assessment, EMPTY_FORM } from './assessment.store.ts';
import type { AdviceByTier, AssessmentLabels, PrivacyNote, Questions } from './assessment-rules.ts';
import { AssessmentForm } from './AssessmentForm.tsx';
import { AssessmentResult } from './AssessmentResult.tsx';

interface AssessmentProps {
  questions: Questions;
  advice: AdviceByTier;
  /** The address that receives completed assessments; '' sends nothing. */
  webhookUrl: string;
  /** The address that the form writes to if there is no JavaScript. */
  email: string;
  privacy: PrivacyNote;
  /** The booking link for the next step. */
  calendar: string;
  labels: AssessmentLabels;
}

/** Shows the execution-leak assessment: a form, then its result. */
export default function Assessment(props: AssessmentProps) {
  const state = useStore($assessment, { ssr: () => EMPTY_FORM });
  return state.stage === 'result' ? (
    <AssessmentResult lead={state.lead} at={state.at} {...props} />
  ) : (
    <AssessmentForm errors={state.errors} {...props} />
  );
}
