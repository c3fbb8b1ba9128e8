import type { APIRoute } from 'astro';
import { logoPng } from '../generators/icons.ts';

/** Serves the logo for search engines. */
export const GET: APIRoute = async () =>
  new Response((await logoPng()) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
