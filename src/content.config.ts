import { readdir } from 'node:fs/promises';
import { glob, type Loader } from 'astro/loaders';
import { defineCollection, z } from 'astro:content';
import { drawingNames } from './lib/drawing-name.ts';

const POSTS = './src/content/posts';

/** Astro's glob loader, which keeps all of its former entries when no file is left; this one lets them go. */
function postFiles(): Loader {
  const files = glob({ pattern: '*.md', base: POSTS });
  return {
    ...files,
    async load(context) {
      const names = await readdir(POSTS).catch(() => []);
      if (!names.some((name) => name.endsWith('.md'))) context.store.clear();
      await files.load(context);
    },
  };
}

const posts = defineCollection({
  loader: postFiles(),
  schema: z.strictObject({
    title: z.string().trim().min(1).max(90),
    date: z.date(),
    /** What the post says in a sentence: the feed's description. */
    description: z.string().trim().min(40).max(200),
    /** What its picture shows; without one, what its words are about most. */
    drawing: z.enum(drawingNames).optional(),
    /** true: shipped with the site; the launch check asks the owner to replace it or to make it theirs. */
    sample: z.boolean().default(false),
  }),
});

/** The Markdown posts of the embedded feed; a file's name is its post's slug only if the title gives the same. */
export const collections = { posts };
