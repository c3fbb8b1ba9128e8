import { useStore } from '@nanostores/react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { $toasts, dismissToast, type Toast } from '../../stores/toasts.ts';
import { words } from '../../locale.ts';

const NONE: readonly Toast[] = [];

/** Long enough to be read twice. */
const DURATION_MS = 8000;

/** Shows toasts below the header, where they cover no field; in a low window at its foot. Pages have it as `client:interaction="main"`. */
export default function Toasts() {
  const toasts = useStore($toasts, { ssr: () => NONE });
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 [@media(min-height:25em)]:bottom-auto [@media(min-height:25em)]:top-16 lg:[@media(min-height:25em)]:top-[4.5rem]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Shows a toast. Its timer stops while it is hovered or focused. Dismissing it returns the focus to where it was. */
function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const previous = useRef<HTMLElement>(null);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [paused, toast.id]);

  function onFocus({ relatedTarget }: FocusEvent) {
    setFocused(true);
    previous.current = relatedTarget as HTMLElement | null;
  }

  function dismiss() {
    previous.current?.focus({ preventScroll: true });
    dismissToast(toast.id);
  }

  return (
    // Hovering and focusing only stop its timer.
    <div
      data-tone="dark"
      className="toast flex items-start gap-4 px-[--edge] py-4"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <span
        className={`mt-2 size-2.5 flex-none rounded-full ${toast.tone === 'error' ? 'bg-error' : 'bg-success'}`}
        aria-hidden="true"
      />
      <div className="mr-auto flex flex-wrap items-baseline gap-x-4">
        <p className="font-medium">{toast.title}</p> {toast.text && <p className="text-sm text-quiet">{toast.text}</p>}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label={words.dismiss}
        className="-m-2 flex size-11 flex-none items-center justify-center hover:text-accent"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
