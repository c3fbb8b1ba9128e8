import { type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { mailto } from '../../lib/mailto.ts';

interface MailButtonProps {
  email: string;
  /** One of the preset subjects of specification §7.7. */
  subject: string;
  variant?: 'primary' | 'arrow';
  children: ReactNode;
}

/**
 * Opens the visitor's mail program with a subject; beside it a button that copies the address, because many visitors
 * have no mail program.
 */
export default function MailButton({ email, subject, variant = 'primary', children }: MailButtonProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(email);
      setCopied(true);
    } catch (error) {
      console.warn('The address could not be copied.', error);
      window.prompt('Copy this address:', email);
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Link href={mailto({ to: email, subject })} variant={variant}>
        {children}
      </Link>
      <Button variant="outline" data-replay data-needs-script onClick={copy} aria-label={`Copy ${email}`}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </span>
  );
}
