import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { isEmail } from '../../lib/email.ts';
import { mailto } from '../../lib/mailto.ts';
import { postJson } from '../../lib/net/post-json.ts';
import { fallbackMail, type SignUpList, type SignUpPayload, signUpPayload } from './sign-up.ts';

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

/**
 * The looks of the messages. `fallback`: sending failed, and the visitor's email program opens. An error stands below its field,
 * the others below the button.
 */
const TONES = {
  invalid: '-mt-2 text-sm text-error sm:order-last',
  success: 'order-last display text-d3 text-success',
  fallback: 'order-last text-sm text-success',
};
type Message = keyof typeof TONES;

/** Shows a sign-up form with one field, and thanks below it once it is sent. Without JavaScript it becomes an email. */
export default function SignUpForm({ list, endpoint, email, note, labels, variant }: SignUpFormProps) {
  const [message, setMessage] = useState<Message>();
  const [sending, setSending] = useState(false);
  const [answers, setAnswers] = useState(0);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('email') ?? '').trim();
    // After a success, an empty field is the second half of a double click.
    if (sending || (message === 'success' && !typed)) return;
    const answer = isEmail(typed) ? await send(signUpPayload(list, typed)) : 'invalid';
    setSending(false);
    setMessage(answer);
    setAnswers((count) => count + 1);
    if (answer === 'success') form.reset();
    // A button loses the focus while it is disabled.
    requestAnimationFrame(() => form.querySelector<HTMLElement>(answer === 'invalid' ? 'input' : 'button')?.focus());
  }

  /** Sends a payload to the endpoint. If there is none to send it to, or it can't be sent, it becomes an email. */
  async function send(payload: SignUpPayload): Promise<Message> {
    setMessage(undefined);
    setSending(true);
    try {
      if (endpoint) await postJson(endpoint, payload);
      if (endpoint || !list.mail) return 'success';
    } catch (error) {
      console.warn('The sign-up could not be sent.', error);
    }
    window.location.assign(fallbackMail(email, list, payload));
    return 'fallback';
  }

  function onInput({ target }: { target: EventTarget }) {
    if (message === 'invalid' && target instanceof HTMLInputElement && isEmail(target.value.trim()))
      setMessage(undefined);
  }

  return (
    <>
      <form
        action={mailto({ to: email, subject: list.subject })}
        method="post"
        encType="text/plain"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
      >
        <Field
          label={labels.field}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={message === 'invalid' || undefined}
          aria-describedby="sign-up-message"
        />
        <p
          id="sign-up-message"
          role="status"
          className={`min-h-6 sm:col-span-2 ${message ? TONES[message] : 'order-last text-sm text-quiet'}`}
        >
          {/* A new element per message, so that screen readers announce a repeated one. */}
          <span key={answers}>{message ? list[message] : note}</span>
        </p>
        <Button type="submit" variant={variant} disabled={sending} className="sm:min-w-40">
          <span>{sending ? labels.sending : labels.submit}</span>
        </Button>
      </form>
      {message === 'success' && !endpoint && <p className="text-sm text-quiet">{note}</p>}
    </>
  );
}
