import { JSDOM } from 'jsdom';
import { siteOrigin, siteUrl } from '../../../lib/net/site-origin.ts';
import { paths } from '../../../paths.ts';
import { createSanitizer } from '../clean/sanitizer.ts';
import { pause } from '../pause.ts';
import { completePost, outlinePosts, type PostContext } from '../pipeline.ts';
import { drawingOf, fingerprint, type Post } from '../post.ts';
import type { Feed } from '../read/feed.ts';
import { drawings } from './drawing-names.ts';
import { localPictures, type LocalPicturesOptions } from './local-pictures.ts';
import { pictureAddress, placePictures } from './own-pictures.ts';
import { type LinkedFile, linkFiles } from './post-links.ts';

/** A post with all that a page, a card or the RSS shows of it. */
export interface BuiltPost extends Post {
  /** The address of its drawing, which is its picture if it has no other. */
  drawn: string;
  /** What a browser compares a post of the remote feed by: the digest of the feed's items and its own fingerprint. Missing in a Markdown post. */
  remote?: { feed: string; post: string };
  /** The files of its pictures, by their names in the cache. */
  pictures: string[];
}

interface MakePostsOptions extends Pick<PostContext, 'author' | 'feedUrl' | 'timeZone'> {
  /** The digest of the remote feed's items, or ''. */
  feedDigest: string;
  /** The Markdown files that are pages: posts may link to them. */
  pages: readonly Pick<LinkedFile, 'file' | 'url'>[];
  pictures: LocalPicturesOptions;
}

/** Makes the posts of a feed that holds the site's own and the remote ones: sanitized, linked, with their pictures. */
export async function makePosts(feed: Feed, options: MakePostsOptions): Promise<BuiltPost[]> {
  const { feedDigest, pages, pictures } = options;
  const html = siteSanitizer();
  const context: PostContext = { ...options, html, drawings, blogPath: paths.blog };
  const outline = await outlinePosts(feed, context);
  const written = outline.flatMap(({ own, slug, raw }) =>
    own ? { file: own.file, url: siteUrl(paths.post(slug)), html: raw } : [],
  );
  const files = [...written, ...pages.map((page) => ({ ...page, html: '' }))];
  const bodies = await linkFiles(files, pictures.warn);
  const posts = [];
  for (const [index, item] of outline.entries()) {
    await pause(); // jsdom's documents are garbage-collected between tasks only
    const { own } = item;
    const remote = own ? {} : { remote: { feed: feedDigest, post: fingerprint(item) } };
    if (own) {
      item.raw = await placePictures(bodies.get(own.file) ?? '', own.file);
      own.image &&= pictureAddress(own.image, own.file);
    }
    const drawn = own?.drawn ?? drawingOf(item.slug, drawings);
    const post = completePost(outline, index, { ...context, drawings: [drawn] });
    if (post.lost) pictures.warn(`The post "${post.title}" can't show ${[...new Set(post.lost)].join(', ')}.`);
    posts.push({ ...post, drawn, ...own?.facts, ...remote });
  }
  return localPictures(posts, pictures);
}

/** Creates the sanitizer of the site's own address, on jsdom. */
export function siteSanitizer() {
  const window = new JSDOM('').window as unknown as Window & typeof globalThis;
  return createSanitizer(window, { siteOrigin: siteOrigin() });
}
