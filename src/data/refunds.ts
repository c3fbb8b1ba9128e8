import { content } from './content.ts';

/** Returns the refund terms of an offer; '' if it has none, or is no longer sold. */
export function refundOf(offer: string): string {
  return content.offers.find(({ id }) => id === offer)?.refund ?? '';
}
