import rss from '@astrojs/rss';
import type { Post } from '../features/blog/post.ts';
import { formatDate } from '../features/blog/read/dates.ts';
import { readFeed } from '../features/blog/read/feed.ts';
import type { FeedItem } from '../features/blog/read/feed-item.ts';
import { paths, withBase } from '../paths.ts';
import { site } from '../site.config.ts';
import { type OwnPost, ownPosts } from './own-posts.ts';
import { language } from '../locale.ts';
import { escapeXml } from '../lib/escape.ts';
import { siteUrl } from '../lib/net/site-origin.ts';

/** Matches a picture in the text. The first one becomes the post's picture; the site's figures don't count. */
const OWN_PICTURE = /<img(?![^>]*\/art\/figures\.svg)/;

/**
 * Writes the site's own feed: RSS from the Markdown posts, newest first. `pictureSize` returns the bytes of a post's card; the
 * build reads the feed before it draws the cards, and doesn't need it.
 */
export async function embeddedFeed(
  newest = Infinity,
  pictureSize: (slug: string) => Promise<number> = async () => 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const posts = (await ownPosts()).slice(0, newest);
  const response = await rss({
    title: `${site.name}: blog`,
    description: site.description,
    site: siteUrl(paths.home),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>${language.toLowerCase()}</language>` +
      (posts[0] ? `<lastBuildDate>${posts[0].data.date.toUTCString()}</lastBuildDate>` : '') +
      `<atom:link href="${siteUrl(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      posts.map(async ({ data, rendered, slug, group }) => {
        const html = rendered?.html ?? '';
        const image = data.image ? siteUrl(publicAddress(data.image)) : siteUrl(paths.postPicture(slug, group));
        const rest = data.image ? ` alt="${escapeXml(data.title)}"` : ' alt="" width="640" height="360"';
        const picture = !data.image && OWN_PICTURE.test(html) ? '' : `<p><img src="${escapeXml(image)}"${rest}></p>`;
        return {
          title: data.title,
          description: data.description,
          pubDate: data.date,
          link: siteUrl(paths.post(slug)),
          customData: `<dc:creator>${escapeXml(site.founder.name)}</dc:creator>`,
          enclosure: {
            url: siteUrl(paths.socialCard(`blog/${slug}`)),
            length: await pictureSize(slug),
            type: 'image/png',
          },
          // Footnotes lead to the post, so that they work in a feed reader.
          content: picture + html.replaceAll('\n', '').replaceAll('href="#', `href="${siteUrl(paths.post(slug))}#`),
        };
      }),
    ),
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns the items of the site's own feed, each with the post that it was written from. */
export async function ownFeed(): Promise<Map<FeedItem, OwnPost>> {
  const posts = await ownPosts();
  const { items } = readFeed(await embeddedFeed(), { url: siteUrl(paths.feed) });
  return new Map(items.flatMap((item, i) => (posts[i] ? [[{ ...item, slug: posts[i].slug }, posts[i]]] : [])));
}

/** Returns an own post's fields that RSS lacks: its last change and its tags. */
export function ownPostMeta(post: OwnPost | undefined): Pick<Post, 'updated' | 'tags'> {
  if (!post) return {};
  const { updated, tags } = post.data;
  return { ...(updated && { updated: formatDate(updated.getTime()) }), ...(tags.length > 0 && { tags }) };
}

/** Returns the address of a picture in `public`, or of one on another host. */
function publicAddress(image: string): string {
  return image.startsWith('/') ? withBase(image as `/${string}`) : image;
}
