import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { fill } from '../../lib/fill.ts';
import { mailto } from '../../lib/mailto.ts';
import { words as interfaceWords } from '../../locale.ts';
import { clearErrorIfValid, submit } from './assessment.store.ts';
import type { Question } from '../../data/assessment.ts';
import { type AssessmentProps, DETAIL_FIELDS, DETAILS } from './assessment-rules.ts';
import { Gauge } from './Gauge.tsx';
import { QuestionField } from './QuestionField.tsx';
import { Steps } from './Steps.tsx';
import type { Entries, Errors } from './validation.ts';

interface AssessmentFormProps extends AssessmentProps {
  errors: Errors;
}

/**
 * Shows the form next to the score so far. The fields are uncontrolled, so a render never loses typed text. Without JavaScript the
 * form becomes an email.
 */
export function AssessmentForm({ errors, ...props }: AssessmentFormProps) {
  const { questions, zones, email, words, links } = props;
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [{ score, step }, setScore] = useState({ score: questions.length, step: 1 });
  const next = step > 0 ? fill(interfaceWords.question, { step, total: questions.length }) : undefined;
  // No toast covers an invalid email address, so a live region announces it, again on each attempt.
  const onlyEmail = Object.keys(errors).length === 1 ? errors.email : undefined;

  // Answers given before this loaded, or kept by the browser.
  useEffect(() => {
    if (form.current) setScore(scoreSoFar(form.current, questions));
  }, [form, questions]);

  // Focuses the first invalid field of the page after a failed submit, but not when an error is cleared. A replayed submit runs before
  // this effect's first run, which sees no errors yet.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const field = submitted.current && fields.find(({ name }) => errors[name]);
    if (!field) return;
    submitted.current = false;
    scrollToField(field, document.getElementById(`${field.name}-error`));
    field.focus({ preventScroll: true });
  }, [form, errors]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = true;
    setAttempts((count) => count + 1);
    submit(entriesOf(event.currentTarget, questions), props, window.location.search);
  }

  function onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) clearErrorIfValid(target.name, target.value);
    setScore(scoreSoFar(currentTarget, questions));
  }

  return (
    <>
      <div className="running no-print" data-tone="area" data-needs-script aria-hidden="true">
        <Gauge score={score} next={next} zones={zones} words={words} />
        <Steps score={score} next={next} zones={zones} />
      </div>
      <form
        ref={form}
        id="questions"
        noValidate
        action={mailto({ to: email, subject: words.subject })}
        method="post"
        encType="text/plain"
        aria-label={words.name}
        onSubmit={onSubmit}
        onInput={onInput}
        className="assessment-form"
      >
        {questions.map((question, index) => {
          const error = errors[question.id];
          return (
            <QuestionField
              key={question.id}
              number={index + 1}
              question={question}
              error={error && words.errors[error]}
            />
          );
        })}
        <fieldset className="mt-10">
          <legend className="display text-d2">{words.details}</legend>
          <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {DETAIL_FIELDS.map(({ name, ...field }) => {
              const error = errors[name];
              return (
                <div key={name} data-field className="[@media(min-height:25em)]:scroll-mt-20">
                  <Field
                    {...field}
                    name={name}
                    label={words.labels[name]}
                    required
                    error={error && words.errors[error]}
                  />
                </div>
              );
            })}
          </div>
        </fieldset>
        <div className="mt-8">
          <Button type="submit">{words.submit}</Button>
          <p role="status" className="sr-only">
            <span key={attempts}>{onlyEmail && words.errors[onlyEmail]}</span>
          </p>
          <p className="measure mt-4 text-sm text-quiet">
            {words.privacy}{' '}
            <a href={links.privacy} className="text-link">
              {words.privacyLink}
            </a>
            . {words.rather} <Link href={links.calendar}>{words.book}</Link>.
          </p>
        </div>
      </form>
    </>
  );
}

/** Returns the lowest score that the answers so far can lead to, and the number of the first question without an answer, or 0. */
function scoreSoFar(form: HTMLFormElement, questions: readonly Question[]): { score: number; step: number } {
  const data = new FormData(form);
  const answers = questions.map(({ id }) => Number(data.get(id) ?? 0));
  return { score: answers.reduce((sum, points) => sum + Math.max(1, points), 0), step: answers.indexOf(0) + 1 };
}

/** Scrolls a field and its error clear of the toast, with its question if all fit into half of the screen. */
function scrollToField(field: HTMLElement, error: HTMLElement | null): void {
  const whole = field.closest('[data-field]') ?? field;
  const ends = [field.closest('label') ?? field, error].map((part) => part?.getBoundingClientRect().bottom ?? 0);
  const height = Math.max(...ends) - whole.getBoundingClientRect().top;
  (error && height > window.innerHeight / 2 ? error : whole).scrollIntoView({ block: 'start' });
}

/** Returns what is entered. */
function entriesOf(form: HTMLFormElement, questions: readonly Question[]): Entries {
  const data = new FormData(form);
  const names = [...DETAILS, ...questions.map(({ id }) => id)];
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Entries;
}
