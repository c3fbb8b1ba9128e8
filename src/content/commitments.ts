import { defineWords } from '../lib/define-words.ts';
import { sample } from '../lib/sample.ts';

/** The owner's promises. They are samples, because only the owner can keep them. */
export const commitments = defineWords('src/content/commitments.ts', {
  /** The status of the software and the platform, and their prices. */
  previewStatus: sample('In private preview. No price yet.'),
  /** The way a promise gets into the software. */
  promiseEntry: sample('Someone on your team types the promises in. Meetings aren’t recorded.'),
  /** The audience of the consulting and of the platform, inside a sentence. */
  clients: sample('companies with 50 to 1,000 employees'),
  /** The options for a summit ticket after the refund deadline. */
  ticketTransfer: sample('After that you can give your seat to someone else; just send us the name.'),
  /** The delivery of a summit ticket. */
  ticketDelivery: sample('Your ticket arrives by email.'),
  /** The reply to a request for the private preview. */
  previewOnly: sample('We’ll email you about the preview only. No newsletter.'),
});
