import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../../lib/define-content.ts';
import { paths } from '../../paths.ts';
import { address, description, text, texts } from '../../lib/schema.ts';

/** The areas of the brand, each with its accent. */
export const areas = ['consulting', 'memento', 'quantum'] as const;
export type Area = (typeof areas)[number];

/** A page's entry: the source of its head and its social card. */
const pageMeta = z.strictObject({
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
  description,
  keywords: texts,
});

export type PageMeta = DeepReadonly<z.infer<typeof pageMeta>>;

/** Checks the pages of an area. The key of each is also its key in `paths`. */
export function definePages<Name extends keyof typeof paths>(
  file: string,
  area: Area,
  entries: Readonly<Record<Name, Omit<PageMeta, 'path' | 'area'>>>
): Readonly<Record<Name, PageMeta>> {
  const names = Object.keys(entries) as Name[];
  const pages = names.map((name) => [name, { path: paths[name], area, ...entries[name] }]);
  return defineContent(file, z.record(pageMeta), Object.fromEntries(pages));
}
