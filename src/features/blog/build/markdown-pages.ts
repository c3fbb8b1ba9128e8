import { getCollection } from 'astro:content';
import type { PageMeta } from '../../../data/pages.ts';
import { paths } from '../../../paths.ts';

/** A page that the owner writes as one Markdown file in `src/content/pages`. */
export interface MarkdownPage {
  /** The file's name, which is also its address. */
  name: string;
  meta: PageMeta & { card: string };
  content: string;
}

export async function markdownPages(): Promise<MarkdownPage[]> {
  return (await getCollection('pages')).map(({ id, data }) => {
    const keywords = data.keywords.length > 0 ? data.keywords : [data.title];
    const meta = { ...data, path: paths.markdownPage(id), keywords, card: `pages/${id}` };
    return { name: id, meta, content: data.content };
  });
}
