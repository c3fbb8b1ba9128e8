import { z } from 'astro/zod';
import { description, key, mark, text } from '../../lib/schema.ts';

const line = text.max(90, 'must be at most 90 characters');

const module = z.strictObject({
  /** The last part of its address, '/products/{id}/'. */
  id: key,
  title: line,
  /** The title of its tab and search results before ' | {site name}'. */
  headTitle: line,
  /** One sentence for the card on /platform. */
  summary: line,
  /** The sentence below the page's heading. */
  tagline: text.max(160, 'must be at most 160 characters'),
  description,
  keywords: z.array(line).length(5, 'must have exactly 5 entries'),
  /** The tab of /dashboard that shows this module, if there is one. */
  tab: z.enum(['websites', 'crm', 'email', 'ads', 'reputation', 'listings', 'analytics', 'intelligence']).optional(),
  /** The heading of the list of features. */
  promise: line,
  features: z.array(z.strictObject({ name: line, text })).min(1, 'must have at least one entry'),
  /** A made-up example of the module's work. The page puts 'Example: ' before its title. */
  specimen: z.strictObject({
    title: line,
    /** `point`: what the module is for, set large. `wrong`: struck out, because another line puts it right. */
    lines: z
      .array(z.strictObject({ label: line, text, point: mark, wrong: mark }))
      .min(4, 'must have at least 4 entries'),
  }),
  questions: z.array(z.strictObject({ question: line, answer: text })),
});

/** The platform's modules, in page order. */
export const modules = z.array(module);
