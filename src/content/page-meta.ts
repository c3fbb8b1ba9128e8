import { z } from 'astro/zod';
import type { Area } from './area.ts';
import type { DeepReadonly } from '../lib/define-content.ts';
import { address, text, texts } from '../lib/schema.ts';

/** What the head of a page, its social card and its drawing are made from. */
export const pageMeta = z.strictObject({
  /** The page's address, base path included. */
  path: address,
  /** What search engines call it, unless it is a plain page. */
  kind: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).optional(),
  area: z.enum(['consulting', 'memento', 'quantum']) satisfies z.ZodType<Area>,
  /** Of a page that is dark as a whole. */
  tone: z.literal('dark').optional(),
  /** The page that it belongs below; without one, the home page. */
  parent: z.enum(['torque', 'memento', 'platform', 'quantumShift', 'blog']).optional(),
  /** What menus, trails and links call it. */
  title: text,
  /** What its tab and search results say before ' | {site name}'; the title if there is none. */
  headTitle: text.optional(),
  /** As search engines show it. */
  description: text.min(50, 'must be at least 50 characters').max(160, 'must be at most 160 characters'),
  keywords: texts,
});

export type PageMeta = DeepReadonly<z.infer<typeof pageMeta>>;
