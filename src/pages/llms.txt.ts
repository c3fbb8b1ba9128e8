import type { APIRoute } from 'astro';
import { loadBlog } from '../loaders/load-blog.ts';
import { llmsText } from '../generators/llms-text.ts';
import { siteOrigin } from '../lib/site-origin.ts';

/** Serves a summary of the site for programs (llmstxt.org). */
export const GET: APIRoute = async () => {
  const { posts } = await loadBlog(siteOrigin());
  return new Response(llmsText(posts), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
