import type { APIRoute } from 'astro';
import { portraitPng } from '../generators/icons.ts';

/** Serves the founder's portrait for search engines. */
export const GET: APIRoute = async () =>
  new Response((await portraitPng()) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
