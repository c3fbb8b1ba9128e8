import { z } from 'astro/zod';
import { address, key, mark, text, texts } from '../../lib/schema.ts';

/** A figure as it is set, '6 days', and its measure and date: 'to answer a request for a quote, March 2025'. */
const figure = z.strictObject({ value: text, measure: text });

const count = z.number().int();
/** How many of so many it was before, with the date, and is now: a page draws each. */
const share = z.strictObject({ of: count.max(100), before: count, since: text, now: count });

const study = z.strictObject({
  /** The last part of its address: /cases/{slug}/. */
  slug: key,
  sample: mark,
  /** Says what changed, in a sentence. */
  title: text.max(60, 'must be at most 60 characters'),
  /** The client's business and size. */
  trade: text.max(70, 'must be at most 70 characters'),
  start: figure,
  end: figure,
  built: text,
  /** The events in order, with their dates. */
  weeks: z
    .array(z.strictObject({ when: text, what: text, share: share.optional() }))
    .min(3, 'must have at least three entries')
    .max(5, 'must have at most five entries'),
  /** The person who vouches for it, and their role. */
  name: text,
  role: text,
  quote: text.optional(),
});

const actions = z.array(z.strictObject({ label: text, href: address }));

/** Client cases with their figures, one page each, and the words around them. With an empty list, no page mentions one. */
export const casesSchema = z.strictObject({
  kind: text,
  exampleKind: text,
  /** Of each case's page, for search engines. */
  description: text,
  keywords: texts,
  list: z.array(study),
  before: text,
  after: text,
  built: text,
  price: text,
  actions,
  confirmedBy: text,
  closing: z.strictObject({ title: text, text, actions }),
});
