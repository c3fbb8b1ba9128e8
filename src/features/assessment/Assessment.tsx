import { useStore } from '@nanostores/react';
import { $assessment, EMPTY_FORM } from './assessment.store.ts';
import type { AssessmentProps } from './assessment-rules.ts';
import { AssessmentForm } from './AssessmentForm.tsx';
import { AssessmentResult } from './AssessmentResult.tsx';

/** Shows the execution-leak assessment: a form, then its result. */
export default function Assessment(props: AssessmentProps) {
  const state = useStore($assessment, { ssr: () => EMPTY_FORM });
  return state.stage === 'result' ? (
    <AssessmentResult lead={state.lead} at={state.at} {...props} />
  ) : (
    <AssessmentForm errors={state.errors} {...props} />
  );
}
