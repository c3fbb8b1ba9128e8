import type { APIRoute } from 'astro';
import { loadBlog } from '../loaders/load-blog.ts';
import { markdownPages } from '../loaders/markdown-pages.ts';
import { llmsText } from '../generators/llms-text.ts';

/** Serves a summary of the site for programs (llmstxt.org). */
export const GET: APIRoute = async () => {
  const { posts } = await loadBlog();
  const written = (await markdownPages()).map(({ meta }) => meta);
  return new Response(llmsText(posts, written), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
