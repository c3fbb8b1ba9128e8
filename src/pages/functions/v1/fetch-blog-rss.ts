import type { APIRoute } from 'astro';
import { pages } from '../../../content/pages.ts';
import { blogPosts } from '../../../features/blog/build/blog-posts.ts';
import { blogRss } from '../../../generators/rss.ts';
import { cachedCard } from '../../../generators/social-cards/card-cache.ts';

/** Serves the posts that the blog shows as RSS, at the address that a feed host would have. */
export const GET: APIRoute = async () => {
  const { area } = pages.blog;
  const cardSize = async ({ title }: { title: string }) => (await cachedCard({ title, area })).length;
  return new Response(await blogRss(await blogPosts(), cardSize), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
