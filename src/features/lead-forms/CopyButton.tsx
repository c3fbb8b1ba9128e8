import { useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { copyText } from '../../lib/copy-text.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for a screen reader: 'Copy {what}'. */
  what: string;
  /** Where the clipboard is out of reach: lets the visitor copy by hand. */
  byHand: () => void;
}

/** A quiet button that copies a text and says that it has, in its name too. */
export function CopyButton({ text, what, byHand }: CopyButtonProps) {
  const [copied, setCopied] = useState('');

  async function copy() {
    if (await copyText(text, what)) setCopied(text);
    else byHand();
  }

  const done = copied === text && text !== '';
  const verb = done ? 'Copied' : 'Copy';
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`${verb} ${what}`}
      className="action text-sm text-quiet hover:text-accent"
    >
      <Icon name={done ? 'check' : 'copy'} />
      <span aria-live="polite">{verb}</span>
    </button>
  );
}
