import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { encodedBody } from '../../lib/mailto.ts';
import { words as interfaceWords } from '../../locale.ts';
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
  const [copied, setCopied] = useState('');
  const { title: heading, text } = words[mail.kind];
  const done = copied === mail.text;
  const verb = done ? interfaceWords.copied : interfaceWords.copy;

  useEffect(() => {
    title.current?.focus();
    link.current?.querySelector('a')?.click();
  }, []);

  /** Copies the brief, or selects it to be copied by hand if the clipboard is blocked. */
  const copy = async () => ((await copyText(mail.text)) ? setCopied(mail.text) : box.current?.select());

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
        <button
          type="button"
          onClick={copy}
          aria-label={`${verb} ${words.copied}`}
          className="action text-sm text-quiet hover:text-accent"
        >
          <Icon name={done ? 'check' : 'copy'} />
          <span aria-live="polite">{verb}</span>
        </button>
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
