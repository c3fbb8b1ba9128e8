import { z } from 'astro/zod';
import pages from '../../content/pages.json' with { type: 'json' };
import { description, text, texts } from '../../lib/schema.ts';

/** The areas of the brand, each with its accent. */
export const areas = ['consulting', 'memento', 'quantum'] as const;
export type Area = (typeof areas)[number];

/** A page that search engines may list, by its name in `paths`. */
export type PageName = keyof typeof pages;

export const pageName = z.custom<PageName>(
  (name) => typeof name === 'string' && Object.hasOwn(pages, name),
  'must be the name of a page in src/content/pages.json, such as services',
);

/** A page's entry: the source of its head and its social card. */
const page = z.strictObject({
  area: z.enum(areas),
  /** Its schema.org type, unless it is a plain `WebPage`. */
  kind: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).optional(),
  /** The page that it belongs below; without one, the home page. */
  parent: pageName.optional(),
  /** The tone of a dark page. */
  tone: z.literal('dark').optional(),
  /** Its name in menus, trails and links. */
  title: text,
  /** Its title in tabs and search results, before ' | {site name}'; by default, `title`. */
  headTitle: text.optional(),
  description,
  /** The description while a date of the page lies ahead, and without the dinners’ page. */
  upcoming: description.optional(),
  withoutDinners: description.optional(),
  keywords: texts,
});

export const pagesSchema = z.record(page);
