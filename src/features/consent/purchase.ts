/** The longest wait for the tag, in milliseconds. */
export const TIMEOUT_MS = 2000;

/** The tag's function: a command and its arguments. */
export type Tag = (...command: unknown[]) => void;

export interface Purchase {
  value: number;
  currency: string;
  items: readonly { item_name: string; price: number }[];
}

/**
 * Sends the purchase event and continues once: at the tag's callback or after the timeout, whichever is first. Without a
 * tag (not loaded, or blocked), at once.
 */
export function sendPurchase(tag: Tag | undefined, purchase: Purchase, proceed: () => void): void {
  if (!tag) return proceed();
  let waiting = true;
  const once = () => {
    if (waiting) proceed();
    waiting = false;
  };
  setTimeout(once, TIMEOUT_MS);
  tag('event', 'purchase', { ...purchase, event_callback: once, event_timeout: TIMEOUT_MS });
}
