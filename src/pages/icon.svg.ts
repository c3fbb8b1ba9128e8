import type { APIRoute } from 'astro';
import { iconSvg } from '../build/icons/icon.ts';

/** The icon of tabs and bookmarks. */
export const GET: APIRoute = () => new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
