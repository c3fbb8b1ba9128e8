import rss from '@astrojs/rss';
import { type Feed, readFeed } from '../features/blog/read/feed.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { ownPosts } from './own-posts.ts';

/** How many posts the feed's file carries. Older posts have pages all the same. */
export const NEWEST_POSTS = 50;

/**
 * Writes the site's own feed: RSS from the Markdown posts, newest first. `pictureSize` returns the bytes of a post's card; the
 * build reads the feed before it draws the cards, and doesn't need it.
 */
export async function embeddedFeed(
  origin: string,
  newest = Infinity,
  pictureSize: (slug: string) => Promise<number> = async () => 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const posts = (await ownPosts()).slice(0, newest);
  const absolute = (path: string) => new URL(path, origin).href;
  const response = await rss({
    title: `${site.name}: blog`,
    description: site.description,
    site: absolute(paths.home),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>en-us</language>` +
      (posts[0] ? `<lastBuildDate>${posts[0].data.date.toUTCString()}</lastBuildDate>` : '') +
      `<atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      posts.map(async ({ data, rendered, slug, group }) => {
        const picture = `<p><img src="${absolute(paths.postPicture(slug, group))}" alt="" width="640" height="360"></p>`;
        return {
          title: data.title,
          description: data.description,
          pubDate: data.date,
          link: absolute(paths.post(slug)),
          customData: `<dc:creator>${escapeXml(site.founder.name)}</dc:creator>`,
          enclosure: {
            url: absolute(paths.socialCard(`blog/${slug}`)),
            length: await pictureSize(slug),
            type: 'image/png',
          },
          // Footnotes lead to the post, so that they work in a feed reader.
          content:
            picture +
            (rendered?.html ?? '').replaceAll('\n', '').replaceAll('href="#', `href="${absolute(paths.post(slug))}#`),
        };
      }),
    ),
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** Reads the site's own feed as a remote one is read, so that both come out alike. */
export async function ownFeed(origin: string): Promise<Feed> {
  return readFeed(await embeddedFeed(origin), { url: new URL(paths.feed, origin).href });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
