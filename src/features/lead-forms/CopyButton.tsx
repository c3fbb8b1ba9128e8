import { useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { words } from '../../locale.ts';
import { copyText } from '../../lib/copy-text.ts';

interface CopyButtonProps {
  text: string;
  /** The object of the button's label: 'Copy {what}'. */
  what: string;
  /** Lets the visitor copy by hand if the clipboard is blocked. */
  onBlocked: () => void;
}

/** Copies a text and confirms it in its label. */
export function CopyButton({ text, what, onBlocked }: CopyButtonProps) {
  const [copied, setCopied] = useState('');

  async function copy() {
    if (await copyText(text, what)) setCopied(text);
    else onBlocked();
  }

  const done = copied === text && text !== '';
  const verb = done ? words.copied : words.copy;
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
