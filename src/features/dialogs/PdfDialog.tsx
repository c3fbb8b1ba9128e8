import { useState } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogOpener } from './DialogOpener.tsx';
import { canBeFramed, framedAddress } from './pdf.ts';

interface PdfDialogProps {
  /** The opener's words. */
  label: string;
  /** The document: where the opener leads without script. */
  url: string;
  /** The document's name. */
  title: string;
  variant?: 'arrow' | 'text';
}

/** A link to a document that opens it in a dialog, or offers it as a download where the browser shows none in a frame. */
export default function PdfDialog({ label, url, title, variant = 'arrow' }: PdfDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DialogOpener href={url} variant={variant} onOpen={() => setOpen(true)}>
        {label}
      </DialogOpener>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <PdfContent url={url} title={title} />
        </Dialog>
      )}
    </>
  );
}

function PdfContent({ url, title }: Pick<PdfDialogProps, 'url' | 'title'>) {
  const framed = canBeFramed(url, {
    pdfViewerEnabled: navigator.pdfViewerEnabled,
    touch: window.matchMedia('(pointer: coarse)').matches,
  });
  const external = /^https?:/.test(url);
  return (
    <>
      {framed ? (
        <iframe src={framedAddress(url)} title={title} className="h-[62dvh] w-full border border-line bg-raised" />
      ) : (
        <p className="text-quiet">
          Your browser shows no PDF inside a page. Take the guide with you: it is the same text, made for paper.
        </p>
      )}
      <p className="mt-5">
        <Link href={url} variant="primary" {...(!external && { download: '' })}>
          {external ? 'Open the document' : 'Save the PDF'}
        </Link>
      </p>
    </>
  );
}
