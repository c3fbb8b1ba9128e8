import { useEffect, useRef } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { encodedBody } from '../../lib/mailto.ts';
import { CopyButton } from './CopyButton.tsx';
import type { OrderMail, OrderWords } from './order-brief.ts';

interface OrderResultProps {
  mail: OrderMail;
  email: string;
  words: OrderWords;
}

/**
 * Opens the email after the order form is submitted, and shows the whole brief to copy or save: many visitors have no email
 * program, and a long brief doesn't fit into a `mailto:` link.
 */
export function OrderResult({ mail, email, words }: OrderResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { title: heading, text } = words[mail.kind];

  useEffect(() => {
    title.current?.focus();
    link.current?.querySelector('a')?.click();
  }, []);

  return (
    <div role="group" aria-labelledby="order-result" className="mt-10 border-t border-ink pt-6">
      <h3 id="order-result" ref={title} tabIndex={-1} className="display text-d3">
        {heading}
      </h3>
      <p className="measure mt-3">
        {text}{' '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        .
      </p>
      <label className="mt-5 block font-semibold">
        {words.yourBrief}
        <textarea ref={box} readOnly rows={12} value={mail.text} className="field font-normal" />
      </label>
      <div ref={link} className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton text={mail.text} what={words.copied} onBlocked={() => box.current?.select()} />
        <Link href={mail.href} variant="arrow">
          {words.openAgain}
        </Link>
        <Link href={`data:text/plain;charset=utf-8,${encodedBody(mail.text)}`} download="order.txt">
          {words.save}
        </Link>
      </div>
    </div>
  );
}
