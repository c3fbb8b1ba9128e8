import { type CollectionEntry, getCollection } from 'astro:content';
import { ContentError } from '../../../lib/validation.ts';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { paths } from '../../../paths.ts';
import { localPictures, type LocalPicturesOptions } from './local-pictures.ts';
import { siteSanitizer } from './make-posts.ts';
import { placePictures } from './own-pictures.ts';

/** Returns the pages that the owner writes as one Markdown file each, sanitized as posts are. */
export async function markdownPages(pictures: LocalPicturesOptions) {
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

export type MarkdownPage = Awaited<ReturnType<typeof markdownPages>>[number];

/** Returns the last part of a page's address: its file's name. */
export function pageName(id: CollectionEntry<'pages'>['id']): string {
  return id.replace(/^.*\/|\.\w+$/g, '');
}
