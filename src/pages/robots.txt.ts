import type { APIRoute } from 'astro';
import { withBase } from '../paths.ts';

/** Serves the rules for crawlers: everything may be read, and where the sitemap is. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(withBase('/sitemap-index.xml'), site).href}\n`);
