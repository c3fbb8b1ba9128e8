import { SLOTS_KEY } from './pilot-slots.ts';

/** The last number that the browser refused to store. */
let kept: string | null = null;

/** What is stored; where storage is blocked, what this page remembers. */
export function readSlots(): string | null {
  try {
    return kept ?? localStorage.getItem(SLOTS_KEY);
  } catch {
    return null;
  }
}

export function writeSlots(left: number): void {
  try {
    localStorage.setItem(SLOTS_KEY, String(left));
    kept = null;
  } catch {
    kept = String(left);
  }
}
