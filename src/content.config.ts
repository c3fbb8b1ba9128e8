import { glob } from 'astro/loaders';
import { defineCollection, z } from 'astro:content';

const posts = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/posts' }),
  schema: z.strictObject({
    title: z.string().trim().min(1).max(90),
    date: z.date(),
    /** What the post says in a sentence: the feed's description. */
    description: z.string().trim().min(40).max(200),
    /** true: shipped with the site; the launch check asks the owner to replace it or to make it theirs. */
    sample: z.boolean().default(false),
  }),
});

/** The Markdown posts of the embedded feed; a file's name is its post's slug only if the title gives the same. */
export const collections = { posts };
