import type { MouseEvent, SubmitEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { mailto } from '../../lib/mailto.ts';
import { words as interfaceWords } from '../../locale.ts';
import { MAIN_FIELDS, MORE_FIELDS, ORDER_FIELDS, type OrderWords } from './order-fields.ts';

interface OrderFormProps {
  email: string;
  deliverables: readonly string[];
  words: OrderWords;
}

/**
 * Shows the creator order form. The page's scripts show what is missing (FieldErrors.astro) and turn a valid order into an email
 * (mail-form.ts). Without JavaScript the browser does it, and posts the fields as plain text.
 */
export default function OrderForm({ email, deliverables, words }: OrderFormProps) {
  /** Names the fields as the email does. */
  function label({ currentTarget: form }: SubmitEvent<HTMLFormElement>) {
    for (const { name } of ORDER_FIELDS)
      form.querySelector<HTMLElement>(`[name=${name}]`)!.dataset['label'] = words.labels[name];
  }

  return (
    <form
      action={mailto({ to: email, subject: words.subject })}
      method="post"
      encType="text/plain"
      data-mail={interfaceWords.named}
      onSubmit={label}
      aria-label={words.label}
      className="grid gap-x-6 gap-y-8 lg:grid-cols-2"
    >
      <div>
        <p>{words.main}</p>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          {MAIN_FIELDS.map((field) => (
            <div key={field.name}>
              <Field {...field} label={words.labels[field.name]} unmarked />
            </div>
          ))}
        </div>
        <details className="fold mt-6">
          <summary>{words.more}</summary>
          <div className="grid gap-5">
            {MORE_FIELDS.map((field) => (
              <Field key={field.name} {...field} label={words.labels[field.name]} unmarked />
            ))}
          </div>
        </details>
      </div>
      <div>
        <fieldset>
          <legend className="font-semibold">{words.what}</legend>
          <p className="mt-1">{words.whatHint}</p>
          <div className="mt-4 border-t border-line">
            {deliverables.map((item) => (
              <label key={item} className="flex cursor-pointer items-center gap-4 border-b border-line py-2.5">
                <input
                  type="checkbox"
                  name="deliverables"
                  data-label={words.deliverables}
                  value={item}
                  className="size-6 flex-none accent-accent"
                />
                {item}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="actions">
          <Button type="submit" onClick={onlyOnce}>
            {words.submit}
          </Button>
        </p>
      </div>
    </form>
  );
}

/** Keeps a double click from opening a second email. */
function onlyOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
