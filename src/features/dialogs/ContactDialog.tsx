import { useState } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogOpener } from './DialogOpener.tsx';

interface ContactDialogProps {
  /** The opener's words. */
  label: string;
  /** Where the opener leads without script. */
  contactPath: string;
  /** The form in the dialog's frame. */
  embedUrl: string;
  email: string;
  scheduling: string;
  /** How soon somebody answers: 'within 24 hours'. */
  response: string;
}

/** A button that opens the contact dialog; a link to the contact page until its script is here. */
export default function ContactDialog({
  label,
  contactPath,
  embedUrl,
  email,
  scheduling,
  response,
}: ContactDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DialogOpener href={contactPath} variant="primary" onOpen={() => setOpen(true)}>
        {label}
      </DialogOpener>
      {open && (
        <Dialog title="Tell us what you want to change" onClose={() => setOpen(false)}>
          <p className="text-quiet">
            We answer {response}. You can also write to{' '}
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
