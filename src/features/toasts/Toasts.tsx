import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { $toasts, dismissToast, type Toast } from '../../stores/toasts.ts';

const NONE: readonly Toast[] = [];

/** Milliseconds until a message leaves by itself: long enough to be read twice. */
const STAYS = 8000;

/** Where messages appear. On pages whose islands show any: `<Toasts client:interaction="main" />`. */
export default function Toasts() {
  const toasts = useStore($toasts, { ssr: () => NONE });
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-50 grid justify-items-end gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), STAYS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div data-tone="dark" className="toast flex w-full max-w-md items-start gap-4 rounded p-4">
      <span
        className={`mt-2 size-2.5 flex-none rounded-full ${toast.tone === 'error' ? 'bg-error' : 'bg-success'}`}
        aria-hidden="true"
      />
      <div className="mr-auto">
        <p className="font-medium">{toast.title}</p>
        {toast.text && <p className="mt-1 text-sm text-quiet">{toast.text}</p>}
      </div>
      <button
        type="button"
        onClick={() => dismissToast(toast.id)}
        aria-label="Dismiss"
        className="-m-2 flex size-11 flex-none items-center justify-center hover:text-accent"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
