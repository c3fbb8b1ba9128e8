import type { APIRoute, GetStaticPaths } from 'astro';
import { ICONS } from '../generators/icons.ts';
import { unwrap } from '../lib/unwrap.ts';

export const getStaticPaths = (() => Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { type, make } = unwrap(ICONS[params['icon'] as keyof typeof ICONS], 'an icon');
  return new Response((await make()) as BodyInit, { headers: { 'Content-Type': type } });
};
