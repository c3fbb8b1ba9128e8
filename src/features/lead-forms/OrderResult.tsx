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
  whole: {
    title: 'Your mail program has the order.',
    text: 'Read it through there and send it. If nothing opened, copy the brief from here into a mail to',
  },
  begun: {
    title: 'Your mail program has the beginning of the order.',
    text: 'Your brief is longer than a mail link can carry. It is all here: copy it and paste it into the mail before you send it; or send it in any other way to',
  },
} as const satisfies Record<OrderMail['kind'], unknown>;

/**
 * What follows the order form's submit: opens the mail program, and shows the whole brief to be copied or kept, because
 * many visitors have no mail program and a long brief does not fit into its address.
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
        <CopyButton text={mail.text} what="the brief" byHand={() => box.current?.select()} />
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
