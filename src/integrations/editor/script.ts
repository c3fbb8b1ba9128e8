import type { APIRoute } from 'astro';
import text from '../../../node_modules/@sveltia/cms/dist/sveltia-cms.js?raw';

/** The editor as one file of its package, as it is: `npm run dev` would put an import into a linked script. */
export const GET: APIRoute = () => new Response(text, { headers: { 'Content-Type': 'text/javascript' } });
