import { useState } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { Dialog } from './Dialog.tsx';

interface ContactDialogProps {
  /** The opener's words. */
  label: string;
  /** Where the opener leads without script. */
  contactPath: string;
  /** The form in the dialog's frame. */
  embedUrl: string;
  email: string;
  scheduling: string;
}

/** A button that opens the contact dialog; a link to the contact page until its script is here. */
export default function ContactDialog({ label, contactPath, embedUrl, email, scheduling }: ContactDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        href={contactPath}
        variant="primary"
        data-replay
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </Link>
      {open && (
        <Dialog title="Tell us what you want to change" onClose={() => setOpen(false)}>
          <p className="text-quiet">
            We answer within 24 hours. You can also write to{' '}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>{' '}
            or <Link href={scheduling}>pick a time to talk</Link>.
          </p>
          <iframe src={embedUrl} title="Contact form" className="mt-5 h-[585px] w-full border border-line bg-raised" />
        </Dialog>
      )}
    </>
  );
}
