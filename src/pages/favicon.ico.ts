import type { APIRoute } from 'astro';
import { iconIco } from '../generators/icons.ts';

/** Serves the icon for crawlers and old browsers, which request this address by default. */
export const GET: APIRoute = async () =>
  new Response((await iconIco()) as BodyInit, { headers: { 'Content-Type': 'image/x-icon' } });
