import type { ReactNode } from 'react';
import { Link } from '../../components/ui/Link.tsx';

interface VideoLinkProps {
  video: {
    title: string;
    /** The video's own page: where the link leads without script. */
    url: string;
    /** The player; '' is the site's own sample clip. */
    embedUrl: string;
  };
  className?: string;
  children: ReactNode;
}

/** A link to a video's own page that opens the video in the page's `VideoDialog` where script runs. Static markup. */
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
