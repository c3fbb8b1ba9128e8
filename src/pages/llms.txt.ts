import type { APIRoute } from 'astro';
import { blogPosts } from '../features/blog/build/blog-posts.ts';
import { llmsText } from '../generators/llms-text.ts';
import { markdownPages } from '../features/blog/build/markdown-pages.ts';

/** Serves a summary of the site for programs (llmstxt.org). */
export const GET: APIRoute = async () => {
  const written = (await markdownPages()).map(({ meta }) => meta);
  return new Response(llmsText(await blogPosts(), written), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
