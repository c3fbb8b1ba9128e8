import type { ReactNode } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import type { content } from '../../data/content.ts';

interface VideoLinkProps {
  video: Pick<(typeof content.press)[number], 'title' | 'url' | 'embedUrl'>;
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
