import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { mailto } from '../../lib/mailto.ts';
import { corrected, submit } from './assessment.store.ts';
import { type AdviceByTier, type AssessmentLabels, type PrivacyNote, QUESTIONS, type Questions } from './assessment.ts';
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

/** The form. What is typed lives in the fields themselves, so that nothing is ever lost; without script it is a mail. */
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
  // No toast says that a typed address can't be one; said once more, it must be heard once more.
  const onlyEmail = Object.keys(errors).length === 1 ? errors.email : undefined;

  // After a submit that failed, and not when an error goes away: to the first field that is wrong. A submit that waited
  // for hydration comes before the first run of this effect, which knows of no error yet.
  useEffect(() => {
    const first = FIELD_NAMES.find((name) => errors[name]);
    if (!submitted.current || !first) return;
    submitted.current = false;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    if (field) lift(field, document.getElementById(`${first}-error`));
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
      className="wrap pb-20 md:pb-28"
    >
      {QUESTIONS.map((name, index) => (
        <QuestionField key={name} name={name} number={index + 1} question={questions[name]} error={errors[name]} />
      ))}
      <DetailFields errors={errors} />
      <div className="grid gap-x-8 border-t border-ink pt-8 lg:grid-cols-12">
        <div className="lg:col-span-9 lg:col-start-4">
          <Button type="submit">{labels.submit}</Button>
          <p role="status" className="sr-only">
            <span key={attempts}>{onlyEmail}</span>
          </p>
          <p className="measure mt-6 text-sm text-quiet">
            {privacy.note}{' '}
            <a href={privacy.href} className="text-link">
              Privacy
            </a>
            . Without JavaScript, the form becomes an email to{' '}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
            . Rather talk? <Link href={calendar}>{labels.book}</Link>.
          </p>
        </div>
      </div>
    </form>
  );
}

/** Brings a field well above the toast: with its question, or from its error on where those fill half of the screen. */
function lift(field: HTMLElement, error: HTMLElement | null): void {
  const whole = field.closest('[data-field]') ?? field;
  const height = (error?.getBoundingClientRect().bottom ?? 0) - whole.getBoundingClientRect().top;
  (error && height > window.innerHeight / 2 ? error : whole).scrollIntoView({ block: 'start' });
}

/** A field that has been put right says so at once. */
function onInput({ target }: InputEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement) corrected(target.name as FieldName, target.value);
}

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')])) as Entries;
}
