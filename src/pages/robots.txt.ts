import type { APIRoute } from 'astro';
import { withBase } from '../paths.ts';

/** Everything may be read; where the list of pages is. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(withBase('/sitemap-index.xml'), site).href}\n`);
