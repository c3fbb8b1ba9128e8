import { useEffect, useRef } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { encodedBody } from '../../lib/mailto.ts';
import { CopyButton } from './CopyButton.tsx';
import type { OrderLabels, OrderMail } from './order-brief.ts';

interface OrderResultProps {
  mail: OrderMail;
  email: string;
  labels: Pick<OrderLabels, 'openAgain' | 'save'>;
}

const WORDS = {
  complete: {
    title: 'Your order is in your email program.',
    text: 'Check it there and send it. If nothing opened, copy the brief below into an email to',
  },
  shortened: {
    title: 'Your email has the key facts.',
    text: 'The full brief is below. Copy it into the email before you send it. If nothing opened, email the brief to',
  },
} as const satisfies Record<OrderMail['kind'], unknown>;

/**
 * Opens the email after the order form is submitted, and shows the whole brief to copy or save: many visitors have no email
 * program, and a long brief doesn't fit into a `mailto:` link.
 */
export function OrderResult({ mail, email, labels }: OrderResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const words = WORDS[mail.kind];

  useEffect(() => {
    title.current?.focus();
    link.current?.querySelector('a')?.click();
  }, []);

  return (
    <div role="group" aria-labelledby="order-result" className="mt-10 border-t border-ink pt-6">
      <h3 id="order-result" ref={title} tabIndex={-1} className="display text-2xl">
        {words.title}
      </h3>
      <p className="measure mt-3 text-sm text-quiet">
        {words.text}{' '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        .
      </p>
      <label className="mt-5 block text-sm">
        Your brief
        <textarea
          ref={box}
          readOnly
          rows={12}
          value={mail.text}
          className="mt-1 block w-full rounded border border-control bg-raised px-3 py-2.5 text-sm text-ink"
        />
      </label>
      <div ref={link} className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton text={mail.text} what="the brief" onBlocked={() => box.current?.select()} />
        <Link href={mail.href} variant="arrow">
          {labels.openAgain}
        </Link>
        <Link href={`data:text/plain;charset=utf-8,${encodedBody(mail.text)}`} download="order.txt">
          {labels.save}
        </Link>
      </div>
    </div>
  );
}
