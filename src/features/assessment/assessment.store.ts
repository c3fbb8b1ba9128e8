import { atom } from 'nanostores';
import { $toasts, showToast } from '../../stores/toasts.ts';
import { type AssessmentProps, type Lead, scoreOf, zoneOf } from './assessment-rules.ts';
import { validate, type Entries, type Errors, errorOf } from './validation.ts';
import { payloadOf, sendToWebhook, utmOf } from './webhook.ts';

/** The form, then the result. Only a reload leads back. */
type AssessmentState = { stage: 'form'; errors: Errors } | { stage: 'result'; lead: Lead; at: Date };

export const EMPTY_FORM: AssessmentState = { stage: 'form', errors: {} };

export const $assessment = atom<AssessmentState>(EMPTY_FORM);

/** Validates the form. Shows its errors, or shows its result once and sends it, with the campaign parameters of a query string. */
export function submit(
  entries: Entries,
  { questions, zones, words, webhookUrl }: AssessmentProps,
  search: string,
): void {
  if ($assessment.get().stage === 'result') return;
  // Dismiss the messages of the previous attempt.
  $toasts.set([]);
  const checked = validate(entries);
  if (!checked.valid) {
    $assessment.set({ stage: 'form', errors: checked.errors });
    if (checked.toast) showToast({ title: words.toasts[checked.toast], tone: 'error' });
    return;
  }
  const { lead } = checked;
  const at = new Date();
  const score = scoreOf(lead, questions);
  void sendToWebhook(webhookUrl, payloadOf(lead, utmOf(search), { score, zone: zoneOf(score, zones) }, at));
  $assessment.set({ stage: 'result', lead, at });
}

export function clearErrorIfValid(name: string, value: string): void {
  const state = $assessment.get();
  if (state.stage !== 'form' || !state.errors[name] || errorOf(name, value)) return;
  const { [name]: _, ...errors } = state.errors;
  $assessment.set({ stage: 'form', errors });
  $toasts.set([]); // The fields say what is left.
}
