import type { APIRoute } from 'astro';
import { iconPng } from '../generators/icons.ts';

/** Serves the icon for an iPhone's home screen. */
export const GET: APIRoute = async () =>
  new Response((await iconPng(180)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
