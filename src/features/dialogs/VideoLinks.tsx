import { type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick } from './DialogOpener.tsx';
import { VideoDialog } from './VideoDialog.tsx';

interface OpenVideo {
  title: string;
  url: string;
  embedUrl: string;
}

/** Around any markup with a `VideoLink` or more: a plain click on one opens its video in a dialog on this page. */
export default function VideoLinks({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState<OpenVideo>();

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-embed]');
    if (!link) return;
    event.preventDefault();
    setOpen({ title: link.dataset['title'] ?? '', url: link.href, embedUrl: link.dataset['embed'] ?? '' });
  }

  return (
    // The handler only watches what bubbles up from real links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={onClick}>
      {children}
      {open && <VideoDialog heading={open.title} {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
