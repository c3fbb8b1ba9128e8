import type { ReactNode } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { paths } from '../../paths.ts';

interface VideoLinkProps {
  video: { title: string; url: string; embedUrl: string };
  className?: string;
  children: ReactNode;
}

/** A link to a video's own page, which `VideoLinks` around it opens in a dialog instead. Static markup. */
export function VideoLink({ video, className, children }: VideoLinkProps) {
  return (
    <Link
      href={video.url}
      variant="plain"
      data-replay
      data-title={video.title}
      data-embed={video.embedUrl || paths.embeds.clip}
      className={className}
    >
      {children}
    </Link>
  );
}
