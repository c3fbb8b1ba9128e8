import { useStore } from '@nanostores/react';
import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { mailto } from '../../lib/mailto.ts';
import { postJson } from '../../lib/net/post-json.ts';
import { createSignUp } from './sign-up.store.ts';
import type { SignUp, SignUpList } from './sign-up.ts';

interface SignUpFormProps {
  list: SignUpList;
  /** The endpoint for sign-ups; '' sends nothing. */
  endpoint: string;
  email: string;
  /** The note below the field until there is a message. */
  note: string;
  /** The field's label, and the button's label before and during sending. */
  labels: { field: string; submit: string; sending: string };
  /** The button's look, where another is the screen's primary one. */
  variant?: ComponentProps<typeof Button>['variant'];
}

const TONES: Partial<Record<SignUp['state'], string>> = {
  error: 'text-sm text-error',
  success: 'display text-d3 text-success',
  fallback: 'text-sm text-success',
};

/** Shows a sign-up form with one field, and its thanks below it once it is sent. Without JavaScript it becomes an email. */
export default function SignUpForm({ list, endpoint, email, note, labels, variant }: SignUpFormProps) {
  const [{ $signUp, signUp, correct }] = useState(() =>
    createSignUp(list, email, {
      send: endpoint ? (payload) => postJson(endpoint, payload) : undefined,
      openMail: (href) => window.location.assign(href),
    }),
  );
  const current = useStore($signUp);
  const [answers, setAnswers] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const sending = current.state === 'submitting';

  // The button lost the focus while it was disabled.
  useEffect(() => {
    if (current.state === 'success') form.current?.querySelector('button')?.focus();
  }, [current]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const { pathname, search, hash } = window.location;
    const visit = { pathname, search, hash, userAgent: navigator.userAgent, now: new Date() };
    const { state } = await signUp(String(new FormData(fields).get('email') ?? ''), visit);
    setAnswers((count) => count + 1);
    if (state === 'success') fields.reset();
    if (state === 'error') fields.querySelector('input')?.focus();
  }

  return (
    <>
      <form
        ref={form}
        action={mailto({ to: email, subject: list.subject })}
        method="post"
        encType="text/plain"
        noValidate
        data-replay
        onSubmit={onSubmit}
        onInput={({ target }) => target instanceof HTMLInputElement && correct(target.value)}
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
      >
        <Field
          label={labels.field}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={current.state === 'error' || undefined}
          aria-describedby="sign-up-message"
        />
        <Button type="submit" variant={variant} disabled={sending} className="sm:min-w-40">
          <span>{sending ? labels.sending : labels.submit}</span>
        </Button>
      </form>
      <p id="sign-up-message" role="status" className={`mt-3 min-h-6 ${TONES[current.state] ?? 'text-sm text-quiet'}`}>
        {/* A new element per message, so that screen readers announce a repeated one. */}
        <span key={answers}>{'message' in current ? current.message : note}</span>
      </p>
    </>
  );
}
