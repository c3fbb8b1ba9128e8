import type { ReactNode } from 'react';
import { Link } from '../../components/ui/Link.tsx';

interface VideoLinkProps {
  video: {
    title: string;
    /** The video's page, which the link leads to without JavaScript. */
    url: string;
    /** The player's address; without one, the dialog shows the site's sample clip. */
    embedUrl?: string | undefined;
  };
  className?: string;
  children: ReactNode;
}

/** Links to a video's page, and opens the video in the page's `VideoDialog` if JavaScript runs. Static markup. */
export function VideoLink({ video, className, children }: VideoLinkProps) {
  return (
    <Link
      href={video.url}
      variant="plain"
      dialog="video-dialog"
      data-title={video.title}
      data-embed={video.embedUrl || undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
