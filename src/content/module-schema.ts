import { z } from 'astro/zod';
import { ContentError, type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { description, key, text } from '../lib/schema.ts';
import { slugify } from '../lib/slugify.ts';

const line = text.max(90, 'must be at most 90 characters');

/** The schema of a module. It is strict, so a misspelled key is an error. */
const moduleSchema = z.strictObject({
  /** The source of the slug, unless there is a `slug`. */
  title: line,
  /** The last part of the address, '/products/{slug}/'. */
  slug: key.optional(),
  /** The title of its tab and search results before ' | {site name}'. */
  headTitle: line,
  /** One sentence for the card on /platform. */
  summary: line,
  /** The sentence below the page's heading. */
  tagline: text.max(160, 'must be at most 160 characters'),
  description,
  keywords: z.array(line).length(5, 'must have exactly 5 entries'),
  /** The tab of /dashboard that shows this module. */
  tab: z.enum(['websites', 'crm', 'email', 'ads', 'reputation', 'listings', 'analytics', 'intelligence']),
  /** The heading of the list of features. */
  promise: line,
  /** Each feature by its name. */
  features: z.record(line, text).refine((all) => Object.keys(all).length === 6, 'must have exactly 6 entries'),
  /** A made-up example of the module's work. The page puts 'Example: ' before its title. */
  specimen: z.strictObject({
    title: line,
    /** `wrong`: struck out, because another line puts it right. */
    lines: z
      .array(z.strictObject({ label: line, text, wrong: z.literal(true).optional() }))
      .min(4, 'must have at least 4 entries'),
  }),
  /** Each answer by its question. */
  questions: z.record(line, text).refine((all) => Object.keys(all).length >= 3, 'must have at least 3 entries'),
});

export type ModuleEntry = DeepReadonly<z.infer<typeof moduleSchema>>;

export interface Module extends ModuleEntry {
  slug: string;
}

/** Validates the module of one file, `src/content/modules/{file}.ts`. */
export function defineModule(file: string, module: ModuleEntry): ModuleEntry {
  return defineContent(`src/content/modules/${file}.ts`, moduleSchema, module);
}

/** Returns the modules with their slugs. Throws if two have the same. */
export function withSlugs(entries: readonly ModuleEntry[]): Module[] {
  const modules = entries.map((entry) => ({ ...entry, slug: entry.slug ?? slugify(entry.title) }));
  const nameless = modules.find(({ slug }) => slug === '');
  if (nameless)
    throw new ContentError([
      `src/content/modules.ts: "${nameless.title}" has no Latin letter; give the module a slug.`,
    ]);
  const twice = modules.find(({ slug }, index) => modules.findIndex((other) => other.slug === slug) < index);
  if (twice)
    throw new ContentError([
      `src/content/modules.ts: two modules have the address /products/${twice.slug}: give "${twice.title}" a 'slug'.`,
    ]);
  return modules;
}
