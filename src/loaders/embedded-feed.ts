import rss from '@astrojs/rss';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { ownPosts } from './own-posts.ts';

/** How many posts the feed's file carries, so that a visitor never loads an archive; older posts have pages all the same. */
export const NEWEST_POSTS = 50;

/**
 * The site's own feed: RSS from the Markdown posts, newest first, all of them or the newest. An item's bytes are the same
 * for the page that the build renders and in the file that the browser asks for, so that neither sees a difference. An
 * enclosure's length is 0, which RSS has for one that is not known: the picture is drawn after the feed is read.
 */
export async function embeddedFeed(origin: string, newest = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const posts = (await ownPosts()).slice(0, newest);
  const absolute = (path: string) => new URL(path, origin).href;
  const response = await rss({
    title: `${site.name}: blog`,
    description: site.description,
    site: absolute(paths.home),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>en-us</language>` +
      `<atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: posts.map(({ data, rendered, slug, group }) => {
      const picture = `<p><img src="${absolute(paths.postPicture(slug, group))}" alt="" width="640" height="360"></p>`;
      return {
        title: data.title,
        description: data.description,
        pubDate: data.date,
        link: absolute(paths.post(slug)),
        customData: `<dc:creator>${escapeXml(site.founder.name)}</dc:creator>`,
        enclosure: { url: absolute(paths.socialCard(`blog/${slug}`)), length: 0, type: 'image/png' },
        content: picture + (rendered?.html ?? '').replaceAll('\n', ''),
      };
    }),
  });
  return new Uint8Array(await response.arrayBuffer());
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
