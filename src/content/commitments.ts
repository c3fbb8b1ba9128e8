import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';

const schema = z.strictObject({
  /** The status of the software and the platform, and their prices. */
  previewStatus: text,
  /** The way a promise gets into the software. */
  promiseEntry: text,
  /** The audience of the consulting and of the platform, inside a sentence. */
  clients: text,
  /** The options for a summit ticket after the refund deadline. */
  ticketTransfer: text,
  /** The delivery of a summit ticket. */
  ticketDelivery: text,
  /** The reply to a request for the private preview. */
  previewOnly: text,
});

/** The owner's promises. They are samples, because only the owner can keep them. */
export const commitments = defineContent('src/content/commitments.ts', schema, {
  previewStatus: sample('In private preview. No price yet.'),
  promiseEntry: sample('Someone on your team types the promises in. Meetings aren’t recorded.'),
  clients: sample('companies with 50 to 1,000 employees'),
  ticketTransfer: sample('After that you can give your seat to someone else; just send us the name.'),
  ticketDelivery: sample('Your ticket arrives by email.'),
  previewOnly: sample('We’ll email you about the preview only. No newsletter.'),
});
