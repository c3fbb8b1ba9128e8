import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { mailto } from '../../lib/mailto.ts';
import { clearErrorIfValid, submit } from './assessment.store.ts';
import {
  type AdviceByTier,
  type AssessmentLabels,
  type PrivacyNote,
  QUESTIONS,
  type Questions,
} from './assessment-rules.ts';
import { DetailFields } from './DetailFields.tsx';
import { QuestionField } from './QuestionField.tsx';
import { type Entries, type Errors, FIELD_NAMES, type FieldName } from './validation.ts';

interface AssessmentFormProps {
  errors: Errors;
  questions: Questions;
  advice: AdviceByTier;
  webhookUrl: string;
  email: string;
  privacy: PrivacyNote;
  calendar: string;
  labels: Pick<AssessmentLabels, 'submit' | 'book'>;
}

/**
 * Shows the form. The fields are uncontrolled, so a render never loses typed text. Without JavaScript the form becomes an
 * email.
 */
export function AssessmentForm({
  errors,
  questions,
  advice,
  webhookUrl,
  email,
  privacy,
  calendar,
  labels,
}: AssessmentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const [attempts, setAttempts] = useState(0);
  // No toast covers an invalid email address, so a live region announces it, again on each attempt.
  const onlyEmail = Object.keys(errors).length === 1 ? errors.email : undefined;

  // Focuses the first invalid field after a failed submit, but not when an error is cleared. A replayed submit runs before
  // this effect's first run, which sees no errors yet.
  useEffect(() => {
    const first = FIELD_NAMES.find((name) => errors[name]);
    if (!submitted.current || !first) return;
    submitted.current = false;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    if (field) scrollToField(field, document.getElementById(`${first}-error`));
    field?.focus({ preventScroll: true });
  }, [errors]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = true;
    setAttempts((count) => count + 1);
    submit(entriesOf(event.currentTarget), { advice, webhookUrl, search: window.location.search });
  }

  return (
    <form
      ref={form}
      data-replay
      noValidate
      action={mailto({ to: email, subject: 'Execution Leak' })}
      method="post"
      encType="text/plain"
      aria-label="Execution leak assessment"
      onSubmit={onSubmit}
      onInput={onInput}
      className="beside-score wrap pb-20 md:pb-28"
    >
      {QUESTIONS.map((name, index) => (
        <QuestionField key={name} name={name} number={index + 1} question={questions[name]} error={errors[name]} />
      ))}
      <DetailFields errors={errors} />
      <div className="pr-4">
        <Button type="submit">{labels.submit}</Button>
        <p role="status" className="sr-only">
          <span key={attempts}>{onlyEmail}</span>
        </p>
        <p className="measure mt-6 text-sm text-quiet">
          {privacy.note}{' '}
          <a href={privacy.href} className="text-link">
            Privacy
          </a>
          . Rather talk? <Link href={calendar}>{labels.book}</Link>.
        </p>
      </div>
    </form>
  );
}

/** Scrolls a field well above the toast, with its question if both fit into half of the screen. */
function scrollToField(field: HTMLElement, error: HTMLElement | null): void {
  const whole = field.closest('[data-field]') ?? field;
  const height = (error?.getBoundingClientRect().bottom ?? 0) - whole.getBoundingClientRect().top;
  (error && height > window.innerHeight / 2 ? error : whole).scrollIntoView({ block: 'start' });
}

/** Clears a field's error as soon as its value is valid. */
function onInput({ target }: InputEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement) clearErrorIfValid(target.name as FieldName, target.value);
}

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')])) as Entries;
}
