import type { APIRoute } from 'astro';

/** The editor's own words, one file for each language: it would ask another host for them, and freeze if that is blocked. */
const files = import.meta.glob<string>('../../../node_modules/@sveltia/cms/locales/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = () =>
  Object.entries(files).map(([file, text]) => ({
    params: { name: file.replace(/^.*\/|\.json$/g, '') },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
