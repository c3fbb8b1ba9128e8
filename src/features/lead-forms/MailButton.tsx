import type { ReactNode } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { mailto } from '../../lib/mailto.ts';
import { CopyButton } from './CopyButton.tsx';

interface MailButtonProps {
  email: string;
  /** One of the preset subjects of content/mail-subjects.ts. */
  subject: string;
  variant?: 'primary' | 'arrow';
  children: ReactNode;
}

/**
 * Opens the visitor's mail program with a subject; beside it a button that copies the address, because many visitors
 * have no mail program.
 */
export default function MailButton({ email, subject, variant = 'primary', children }: MailButtonProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Link href={mailto({ to: email, subject })} variant={variant}>
        {children}
      </Link>
      <CopyButton
        text={email}
        what={`${email} for: ${subject}`}
        byHand={() => window.prompt('Copy this address:', email)}
      />
    </span>
  );
}
