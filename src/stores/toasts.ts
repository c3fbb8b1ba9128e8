import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'error' | 'success';
}

/** The visible messages, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);
let lastId = 0;

/** Shows a message. Replaces one with the same text. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const others = $toasts.get().filter(({ title, text }) => title !== toast.title || text !== toast.text);
  $toasts.set([...others, { ...toast, id: ++lastId }]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
