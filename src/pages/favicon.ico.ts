import type { APIRoute } from 'astro';
import { ico, iconPng } from '../generators/icons.ts';

/** The icon for crawlers and old browsers, which ask for this address without being told. */
export const GET: APIRoute = async () => {
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await iconPng(size) })));
  return new Response(ico(pictures) as BodyInit, { headers: { 'Content-Type': 'image/x-icon' } });
};
