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
        className={`size-2.5 flex-none rounded-full mt-2 ${toast.tone === 'error' ? 'bg-error' : 'bg-success'}`}
        aria-hidden="true"
      />
      <div className="mr-auto">
        <p className="font-medium">{toast.title}</p>
        {toast.text && <p className="text-sm text-quiet mt-1">{toast.text}</p>}
      </div>
      <button
        type="button"
        onClick={() => dismissToast(toast.id)}
        aria-label="Dismiss"
        className="flex size-11 flex-none items-center justify-center -m-2 hover:text-accent"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
