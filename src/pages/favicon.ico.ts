import type { APIRoute } from 'astro';
import { ico, iconPng } from '../generators/icons.ts';

/** Serves the icon for crawlers and old browsers, which request this address by default. */
export const GET: APIRoute = async () => {
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await iconPng(size) })));
  return new Response(ico(pictures) as BodyInit, { headers: { 'Content-Type': 'image/x-icon' } });
};
