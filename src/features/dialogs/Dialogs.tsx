import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * Around a page's dialogs, which stand closed in its HTML and are opened by a few inline bytes (`open-dialog.ts`). What
 * only script can do comes behind: a click on the backdrop closes a dialog in browsers that do not know `closedby`, and so
 * does Escape in all of them while the focus is in its frame, where the frame is ours. All else the native element does.
 */
export default function Dialogs({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const listenInFrames = () => {
      for (const frame of element.querySelectorAll('iframe')) closeOnEscape(frame, listening.signal);
    };
    // A frame comes when its dialog opens, which may have been before this could listen.
    const observer = new MutationObserver(listenInFrames);
    observer.observe(element, { childList: true, subtree: true });
    listenInFrames();
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, []);

  return (
    // A click on a dialog itself is one on its backdrop; Escape is the keyboard's way.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={root} onClick={closeOnBackdrop}>
      {children}
    </div>
  );
}

function closeOnBackdrop({ target }: MouseEvent): void {
  if ((target as Element).matches('dialog')) (target as HTMLDialogElement).close?.();
}

/** Hears Escape in a frame's document, now and once it has loaded; a foreign document's keys are its own. */
function closeOnEscape(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && frame.closest('dialog')?.close();
  const listen = () => frame.contentDocument?.addEventListener('keydown', onKeyDown, { signal });
  listen();
  frame.addEventListener('load', listen, { signal });
}
