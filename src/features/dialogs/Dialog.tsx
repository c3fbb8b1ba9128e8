import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. The native element holds the focus, closes on Escape and returns
 * the focus to what opened it; a click on the backdrop closes it too.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // A click on the element itself is one on its backdrop; Escape is the keyboard's way.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-3xl overflow-y-auto rounded border border-line bg-paper p-0"
    >
      <div className="p-5 md:p-8">
        <div className="flex items-start justify-between gap-6">
          <h2 id={heading} className="display text-2xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="-mr-2 -mt-1 flex min-h-11 items-center gap-2 rounded px-2 text-sm hover:text-accent"
          >
            Close
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-5">{children}</div>
      </div>
    </dialog>
  );
}
