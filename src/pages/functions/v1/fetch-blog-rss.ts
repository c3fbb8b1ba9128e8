import type { APIRoute } from 'astro';
import { blogPosts } from '../../_blog/blog-posts.ts';
import { blogRss } from '../../../generators/rss.ts';

/** Serves the posts that the blog shows as RSS, at the address that a feed host would have. */
export const GET: APIRoute = async () =>
  new Response(await blogRss(await blogPosts()), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
