import rss from '@astrojs/rss';
import { DomUtils, parseDocument } from 'htmlparser2';
import { pages } from '../data/pages.ts';
import { NEWEST_POSTS, type Post } from '../features/blog/post.ts';
import { escapeXml } from '../lib/escape.ts';
import { startOfDay } from '../lib/day.ts';
import { siteUrl } from '../lib/net/site-origin.ts';
import { fill } from '../lib/fill.ts';
import { buildWords, language } from '../locale.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';

export async function blogRss(blog: readonly Post[]): Promise<string> {
  const posts = blog.slice(0, NEWEST_POSTS);
  const response = await rss({
    title: fill(buildWords.blogOf, { name: site.name }),
    description: pages.blog.description,
    site: siteUrl(paths.blog),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>${language.toLowerCase()}</language>` +
      (posts[0]?.isoDate ? `<lastBuildDate>${dateOf(posts[0]).toUTCString()}</lastBuildDate>` : '') +
      `<atom:link href="${siteUrl(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: posts.map((post) => ({
      title: post.title,
      description: post.description || post.excerpt || post.title,
      ...(post.isoDate && { pubDate: dateOf(post) }),
      link: siteUrl(paths.post(post.slug)),
      customData: `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
      content: bodyOf(post),
    })),
  });
  return response.text();
}

/** Returns the first moment of a post's day that is the same day in the site's time zone and in UTC, which a feed is written in. */
function dateOf({ isoDate }: Post): Date {
  return new Date(Math.max(Date.parse(isoDate), startOfDay(isoDate, site.timeZone).getTime()));
}

/** Returns a post's body as a feed reader needs it: with its picture and full addresses, each picture in one size. */
function bodyOf({ slug, image, content }: Post): string {
  const link = siteUrl(paths.post(slug));
  const document = parseDocument(content);
  for (const element of DomUtils.getElementsByTagName('*', document)) {
    const { attribs } = element;
    // The note that a link opens a new tab: here, that is up to the reader.
    if (attribs['class'] === 'sr-only') DomUtils.removeElement(element);
    const align = /^align-(\w+)$/.exec(attribs['class'] ?? '')?.[1];
    if (align) attribs['align'] = align;
    for (const name of ['class', 'srcset', 'sizes', 'loading', 'decoding', 'target']) delete attribs[name];
    for (const name of ['href', 'src', 'cite']) if (attribs[name]) attribs[name] = new URL(attribs[name], link).href;
  }
  const picture = content.includes(`src="${escapeXml(image)}"`) ? '' : `<p><img src="${siteUrl(image)}" alt=""></p>`;
  return picture + DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
}
