import type { APIRoute } from 'astro';
import { iconSvg } from '../generators/icons.ts';

/** Serves the icon for tabs and bookmarks. */
export const GET: APIRoute = async () =>
  new Response(await iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
