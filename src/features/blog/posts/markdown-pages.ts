import { type CollectionEntry, getCollection } from 'astro:content';
import type { PageMeta } from '../../../data/pages.ts';
import { ContentError } from '../../../lib/validation.ts';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { paths } from '../../../paths.ts';
import { localPictures, type LocalPicturesOptions } from './local-pictures.ts';
import { siteSanitizer } from './make-posts.ts';
import { placePictures } from './own-pictures.ts';

/** A page that the owner writes as one Markdown file in `src/content/pages`. */
export interface MarkdownPage {
  /** The file's name, which is also its address. */
  name: string;
  meta: PageMeta & { card: string };
  content: string;
  /** The files of its pictures, by their names in the cache. */
  pictures: string[];
}

/** Returns the pages in Markdown, sanitized as posts are. */
export async function markdownPages(pictures: LocalPicturesOptions): Promise<MarkdownPage[]> {
  const html = siteSanitizer();
  const written = (await getCollection('pages')).map(async ({ id, data, filePath = '', rendered }) => {
    const name = pageName(id);
    const path = paths.markdownPage(name);
    if (/<iframe\b/i.test(rendered?.html ?? ''))
      throw new ContentError([
        `${filePath} has an <iframe>, which a page of text doesn’t show. Write a link to its address, or use “embeds” in src/content/site.json.`,
      ]);
    const { element } = html.body(await placePictures(rendered?.html ?? '', filePath), siteUrl(path));
    const keywords = data.keywords.length > 0 ? data.keywords : [data.title];
    const meta = { ...data, path, keywords, card: `pages/${name}` };
    return { name, meta, content: element.innerHTML, image: '', drawn: '' };
  });
  return localPictures(await Promise.all(written), pictures);
}

/** Returns the last part of a page's address: its file's name. */
export function pageName(id: CollectionEntry<'pages'>['id']): string {
  return id.replace(/^.*\/|\.\w+$/g, '');
}
