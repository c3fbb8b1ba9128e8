import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * Wraps a page's dialogs, which an inline script opens (`open-dialog.ts`). Adds what needs JavaScript: a click on the
 * backdrop closes a dialog in browsers without `closedby`, and Escape closes it while the focus is in a frame of this site.
 * The native element does the rest.
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
    // A dialog's frame is added when it opens, maybe before hydration.
    const observer = new MutationObserver(listenInFrames);
    observer.observe(element, { childList: true, subtree: true });
    listenInFrames();
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, []);

  return (
    // A click on the dialog element itself is on its backdrop. The keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={root} onClick={closeOnBackdrop}>
      {children}
    </div>
  );
}

function closeOnBackdrop({ target }: MouseEvent): void {
  if ((target as Element).matches('dialog')) (target as HTMLDialogElement).close?.();
}

/** Listens for Escape in a frame's document, now and after it loads. Other origins can't be observed. */
function closeOnEscape(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && frame.closest('dialog')?.close();
  const listen = () => frame.contentDocument?.addEventListener('keydown', onKeyDown, { signal });
  listen();
  frame.addEventListener('load', listen, { signal });
}
