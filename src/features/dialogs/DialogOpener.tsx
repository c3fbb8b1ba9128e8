import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '../../components/ui/Link.tsx';

/** Whether a click means 'here and now': one with a key held asks the browser for a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

interface DialogOpenerProps extends LinkProps {
  onOpen: () => void;
}

/** A link to the thing itself that opens it in a dialog where script runs; a click before that waits for it. */
export function DialogOpener({ onOpen, ...link }: DialogOpenerProps) {
  return (
    <Link
      {...link}
      data-replay
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
