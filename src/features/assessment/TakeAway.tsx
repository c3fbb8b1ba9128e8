import { useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { mailto } from '../../lib/mailto.ts';
import { Link } from '../../components/ui/Link.tsx';
import type { AssessmentWords } from './assessment-rules.ts';

/** The result's next step is the loud one. */
const QUIET = 'action text-link font-semibold';

interface TakeAwayProps {
  /** The visitor's own address. */
  to: string;
  text: string;
  words: AssessmentWords['result'];
}

/** Offers to print the result, to copy it as text, to email it to oneself or to start over. If the clipboard is blocked, shows the text for copying by hand. */
export function TakeAway({ to, text, words }: TakeAwayProps) {
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn('The text could not be copied.', error);
      setCopied(false);
    }
  }

  return (
    <div className="no-print mt-8">
      <div className="flex flex-wrap items-center gap-x-7">
        <button type="button" onClick={() => window.print()} className={QUIET}>
          {words.print}
        </button>
        <button type="button" onClick={copy} className={QUIET}>
          <Icon name={copied ? 'check' : 'copy'} />
          {words.copy}
        </button>
        <Link href={mailto({ to, subject: words.title, body: text })} className={QUIET}>
          {words.email}
        </Link>
        <Link href="" className={QUIET}>
          {words.again}
        </Link>
        <span role="status" className="text-sm text-quiet">
          {copied === undefined ? words.kept : copied ? words.copied : words.notCopied}
        </span>
      </div>
      {copied === false && (
        <textarea
          ref={(area) => area?.select()}
          readOnly
          rows={14}
          value={text}
          aria-label={words.asText}
          className="mt-4 w-full rounded border border-control bg-raised p-4 text-sm"
        />
      )}
    </div>
  );
}
