import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { mailto } from '../../lib/mailto.ts';
import {
  ORDER_GROUPS,
  ORDER_SUBJECT,
  orderBrief,
  type OrderLabels,
  type OrderMail,
  orderMail,
  REQUIRED,
} from './order-brief.ts';
import { OrderResult } from './OrderResult.tsx';

interface OrderFormProps {
  email: string;
  deliverables: readonly string[];
  labels: OrderLabels;
}

/** The fields that take both columns. */
const WIDE: ReadonlySet<string> = new Set(['product_name', 'audience', 'notes']);

/**
 * Shows the creator order form, which writes the brief into an email to the owner. Without JavaScript the browser posts the
 * fields to the same address as plain text.
 */
export default function OrderForm({ email, deliverables, labels }: OrderFormProps) {
  const [order, setOrder] = useState<{ mail: OrderMail; attempt: number }>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const mail = orderMail(email, orderBrief(new FormData(event.currentTarget).entries()));
    setOrder((last) => ({ mail, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return (
    <>
      <form
        action={mailto({ to: email, subject: ORDER_SUBJECT })}
        method="post"
        encType="text/plain"
        data-replay
        onSubmit={submit}
        aria-label="Order brief"
        className="grid gap-10"
      >
        {ORDER_GROUPS.map(({ title, fields }) => (
          <fieldset key={title}>
            <legend className="display mb-4 text-xl">{title}</legend>
            <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
              {fields.map((field) => (
                <div key={field.name} className={WIDE.has(field.name) ? 'md:col-span-2' : undefined}>
                  <Field {...field} required={REQUIRED.includes(field.name)} unmarked />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset>
          <legend className="display mb-4 text-xl">What should we make?</legend>
          <div className="grid gap-x-6 border-t border-line md:grid-cols-2">
            {deliverables.map((item) => (
              <label key={item} className="flex cursor-pointer items-center gap-4 border-b border-line py-3 text-sm">
                <input type="checkbox" name="deliverables" value={item} className="size-6 flex-none accent-accent" />
                {item}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <Button type="submit" onClick={onlyOnce} className="w-full sm:w-auto">
            {labels.submit}
          </Button>
        </div>
      </form>
      {order && <OrderResult key={order.attempt} mail={order.mail} email={email} labels={labels} />}
    </>
  );
}

/** Keeps a double click from opening a second email. */
function onlyOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
