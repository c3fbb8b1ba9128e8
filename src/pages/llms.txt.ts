import type { APIRoute } from 'astro';
import { blogPosts, writtenPages } from './_blog/blog-posts.ts';
import { llmsText } from '../generators/llms-text.ts';

/** Serves a summary of the site for programs (llmstxt.org). */
export const GET: APIRoute = async () => {
  const written = (await writtenPages()).map(({ meta }) => meta);
  return new Response(llmsText(await blogPosts(), written), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
