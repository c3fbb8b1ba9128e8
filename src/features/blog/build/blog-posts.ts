import { getCollection } from 'astro:content';
import type { BuiltPost } from './built-post.ts';

/** Returns the blog's posts, newest first. */
export async function blogPosts(): Promise<BuiltPost[]> {
  return (await getCollection('posts')).map(({ data }) => data);
}
