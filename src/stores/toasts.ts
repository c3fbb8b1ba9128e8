import { atom, type ReadableAtom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'error' | 'success';
}

const $list = atom<readonly Toast[]>([]);
let lastId = 0;

/** The visible messages, oldest first. */
export const $toasts: ReadableAtom<readonly Toast[]> = $list;

/** Shows a message. Replaces one with the same text. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const others = $list.get().filter(({ title, text }) => title !== toast.title || text !== toast.text);
  $list.set([...others, { ...toast, id: ++lastId }]);
}

export function dismissToast(id: number): void {
  $list.set($list.get().filter((toast) => toast.id !== id));
}
