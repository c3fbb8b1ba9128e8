import { getCollection } from 'astro:content';
import { JSDOM } from 'jsdom';
import type { PageMeta } from '../content/pages/page-meta.ts';
import { createSanitizer } from '../features/blog/clean/sanitizer.ts';
import { siteUrl, siteOrigin } from '../lib/net/site-origin.ts';
import { paths } from '../paths.ts';

/** A page that the owner writes as one Markdown file in `src/content/pages`. */
export interface MarkdownPage {
  /** The file's name, which is also its address. */
  name: string;
  meta: PageMeta;
  /** Its HTML, prepared as a post's is: links and pictures work below any base path. */
  content: string;
}

/** Returns the Markdown pages by name. */
export async function markdownPages(): Promise<MarkdownPage[]> {
  const entries = await getCollection('pages');
  if (entries.length === 0) return [];
  const window = new JSDOM('').window as unknown as Window & typeof globalThis;
  const html = createSanitizer(window, { siteOrigin: siteOrigin() });
  return entries
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ id, data, rendered }) => {
      const path = paths.markdownPage(id);
      const meta = { ...data, path, keywords: data.keywords.length > 0 ? data.keywords : [data.title] };
      return { name: id, meta, content: html.body(rendered?.html ?? '', siteUrl(path)).element.innerHTML };
    });
}

/** Returns the name of a page's social card. */
export function markdownCard({ name }: MarkdownPage): string {
  return `pages/${name}`;
}
