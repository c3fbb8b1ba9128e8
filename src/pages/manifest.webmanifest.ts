import type { APIRoute } from 'astro';
import { webManifest } from '../generators/icons.ts';

/** The site as a phone's home screen knows it. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest()), { headers: { 'Content-Type': 'application/manifest+json' } });
