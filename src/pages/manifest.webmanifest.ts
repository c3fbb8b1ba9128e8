import type { APIRoute } from 'astro';
import { webManifest } from '../generators/icons.ts';

/** Serves the web app manifest for phones' home screens. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest()), { headers: { 'Content-Type': 'application/manifest+json' } });
