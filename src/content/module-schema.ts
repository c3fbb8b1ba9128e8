import { z } from 'astro/zod';

const text = z.string().trim().min(1, 'must not be empty');
const line = text.max(90, 'must be at most 90 characters');

/** What a module of the platform must say before its page can be built. Strict: a misspelt key is an error. */
export const moduleSchema = z.strictObject({
  /** Becomes the address: '/products/' and the title in lower case, spaces as hyphens. */
  title: line,
  /** One sentence for the card on /platform. */
  summary: line,
  /** The sentence below the page's heading. */
  tagline: text.max(160, 'must be at most 160 characters'),
  description: text.min(50, 'must be at least 50 characters').max(160, 'must be at most 160 characters'),
  keywords: z.array(line).length(5, 'must have exactly 5 entries'),
  /** The tab of /dashboard that shows this module. */
  tab: z.enum(['websites', 'crm', 'email', 'ads', 'reputation', 'listings', 'analytics', 'intelligence']),
  /** The heading of the list of features. */
  promise: line,
  features: z.array(z.strictObject({ title: line, text })).length(6, 'must have exactly 6 entries'),
  /** A specimen of what the module makes, in words: invented, and labelled so on the page. */
  specimen: z.strictObject({
    title: line,
    lines: z.array(z.strictObject({ label: line, text })).min(4, 'must have at least 4 entries'),
  }),
  questions: z.array(z.strictObject({ question: line, answer: text })).length(4, 'must have exactly 4 entries'),
});

export type ModuleEntry = z.infer<typeof moduleSchema>;

/** A module and its address. */
export interface Module extends ModuleEntry {
  slug: string;
}

/** The last part of a module's address: its title in lower case, spaces as hyphens. */
export function moduleSlug(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}

/**
 * The modules, each with its slug. An incomplete entry, or two at one address, stops the build with a sentence that
 * names the entry and what it lacks.
 */
export function checkedModules(entries: readonly unknown[]): Module[] {
  const modules = entries.map((entry, index) => {
    const result = moduleSchema.safeParse(entry);
    if (result.success) return { ...result.data, slug: moduleSlug(result.data.title) };
    const title = (entry as { title?: unknown } | undefined)?.title;
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'} ${message}`).join('; ');
    throw new Error(`src/content/modules: the module ${JSON.stringify(title ?? `number ${index + 1}`)}: ${faults}.`);
  });
  for (const [index, { slug, title }] of modules.entries()) {
    if (modules.findIndex((other) => other.slug === slug) < index)
      throw new Error(`src/content/modules: the module "${title}" has the address of another, /products/${slug}.`);
  }
  return modules;
}
