/** Milliseconds that a purchase waits for the tag, at most. */
export const PATIENCE = 2000;

/** The tag's one function: a command and what belongs to it. */
export type Tag = (...command: unknown[]) => void;

export interface Purchase {
  value: number;
  currency: string;
  items: readonly { item_name: string; price: number }[];
}

/**
 * Sends the purchase event, and goes on once: when the tag calls back or when the patience is over, whichever is first.
 * Where there is no tag (it failed to load, or somebody blocks it), at once.
 */
export function sendPurchase(tag: Tag | undefined, purchase: Purchase, goOn: () => void): void {
  if (!tag) return goOn();
  let waiting = true;
  const once = () => {
    if (waiting) goOn();
    waiting = false;
  };
  setTimeout(once, PATIENCE);
  tag('event', 'purchase', { ...purchase, event_callback: once, event_timeout: PATIENCE });
}
