import rss from '@astrojs/rss';
import { getCollection } from 'astro:content';
import { slugify } from '../../lib/slugify.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/**
 * The site's own feed: RSS from the Markdown posts, newest first. The same bytes for the page that the build renders
 * and for the file that the browser asks for, so that neither sees a difference where there is none.
 */
export async function embeddedFeed(origin: string): Promise<Uint8Array<ArrayBuffer>> {
  const posts = await getCollection('posts');
  posts.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
  const absolute = (path: string) => new URL(path, origin).href;
  const response = await rss({
    title: `${site.name}: blog`,
    description: site.description,
    site: origin,
    trailingSlash: false,
    items: posts.map(({ data, rendered }) => {
      const slug = slugify(data.title);
      const picture = `<p><img src="${absolute(paths.postPicture(slug))}" alt="" width="640" height="360"></p>`;
      return {
        title: data.title,
        description: data.description,
        pubDate: data.date,
        link: absolute(paths.post(slug)),
        content: picture + (rendered?.html ?? '').replaceAll('\n', ''),
      };
    }),
  });
  return new Uint8Array(await response.arrayBuffer());
}
