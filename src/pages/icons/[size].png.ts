import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPng } from '../../generators/icons.ts';
import { MANIFEST_ICONS } from '../../paths.ts';

export const getStaticPaths = (() =>
  MANIFEST_ICONS.map((size) => ({ params: { size: String(size) }, props: { size } }))) satisfies GetStaticPaths;

/** Serves the icon in the manifest's sizes. */
export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response((await iconPng(props.size)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
