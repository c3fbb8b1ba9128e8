import { Link } from '../../components/ui/Link.tsx';
import { Dialog } from './Dialog.tsx';

interface VideoDialogProps {
  heading: string;
  /** What the player's frame is called. */
  title: string;
  /** The video's own page. */
  url: string;
  embedUrl: string;
  onClose: () => void;
}

/** A video in a dialog. Its player is asked for when the dialog opens, and not before. */
export function VideoDialog({ heading, title, url, embedUrl, onClose }: VideoDialogProps) {
  return (
    <Dialog title={heading} onClose={onClose}>
      <iframe src={embedUrl} title={title} allow="fullscreen; autoplay" className="aspect-video w-full bg-ink" />
      <p className="mt-4 text-sm">
        <Link href={url}>Watch on its own page</Link>
      </p>
    </Dialog>
  );
}
