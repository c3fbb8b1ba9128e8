import { useState } from 'react';
import { DialogOpener } from './DialogOpener.tsx';
import { VideoDialog } from './VideoDialog.tsx';

interface Video {
  outlet: string;
  title: string;
  url: string;
  embedUrl: string;
}

/** How the word marks are set, one after the other, so that eleven names look like eleven outlets. */
const MARKS = [
  'font-display text-xl tracking-tight',
  'text-base font-semibold tracking-tight',
  'font-display text-lg',
  'text-xs font-semibold tracking-[0.18em]',
  'font-display text-xl tracking-tight',
  'text-base font-medium',
];

/** The press strip: every logo is a link to its video's page, and opens the video in a dialog where script runs. */
export default function PressVideos({ videos }: { videos: readonly Video[] }) {
  const [open, setOpen] = useState<Video>();
  return (
    <>
      <ul className="grid grid-cols-2 border-l border-t border-line sm:grid-cols-3 lg:grid-cols-6">
        {videos.map((video, index) => (
          <li key={video.url} className="border-b border-r border-line">
            <DialogOpener
              variant="plain"
              href={video.url}
              onOpen={() => setOpen(video)}
              className={`flex h-24 items-center justify-center px-3 text-center text-quiet transition-colors hover:bg-raised hover:text-ink ${MARKS[index % MARKS.length]}`}
            >
              {video.outlet}
              <span className="sr-only">: {video.title}, video</span>
            </DialogOpener>
          </li>
        ))}
        <li className="flex h-24 items-center justify-center border-b border-r border-line px-3 text-center text-xs text-quiet">
          {videos.length} interviews. Choose one to watch it here.
        </li>
      </ul>
      {open && <VideoDialog heading={`${open.outlet}: ${open.title}`} {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
