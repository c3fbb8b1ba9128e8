import { z } from 'astro/zod';
import type { DeepReadonly } from '../../lib/define-content.ts';
import { address, description, text, texts } from '../../lib/schema.ts';

/** The areas of the brand, each with its accent and drawing. */
export const areas = ['consulting', 'memento', 'quantum'] as const;
export type Area = (typeof areas)[number];

/** A page's entry: the source of its head, its social card and its drawing. */
export const pageMeta = z.strictObject({
  /** The page's address, base path included. */
  path: address,
  /** Its schema.org type, unless it is a plain `WebPage`. */
  kind: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).optional(),
  area: z.enum(areas),
  /** The tone of a dark page. */
  tone: z.literal('dark').optional(),
  /** The address of the page that it belongs below; without one, the home page. */
  parent: address.optional(),
  /** Its name in menus, trails and links. */
  title: text,
  /** Its title in tabs and search results, before ' | {site name}'; by default, `title`. */
  headTitle: text.optional(),
  /** The description for search engines. */
  description,
  keywords: texts,
});

export type PageMeta = DeepReadonly<z.infer<typeof pageMeta>>;
