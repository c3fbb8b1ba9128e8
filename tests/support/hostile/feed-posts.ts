import { createSanitizer, type Sanitizer } from '../../../src/features/blog/clean/sanitizer.ts';
import { FeedError } from '../../../src/features/blog/read/feed-error.ts';
import { readFeed } from '../../../src/features/blog/read/feed.ts';
import type { ParseXml } from '../../../src/features/blog/read/xml.ts';
import type { Post } from '../../../src/features/blog/post.ts';
import { completePost, outlinePosts } from '../../../src/features/blog/pipeline.ts';

const URL = 'https://feed.example.com/functions/v1/fetch-blog-rss';
const MOST_POSTS = 3;

/** Creates the blog's sanitizer with the settings of a page's refresh. */
export function toolsOf(window: Parameters<typeof createSanitizer>[0]): Sanitizer {
  return createSanitizer(window, { siteOrigin: 'https://www.example.com', securePictures: true });
}

/** Returns the first posts of a feed, or [] if it is rejected with a FeedError. */
export async function postsOf(xml: string, html: Sanitizer, parse: ParseXml): Promise<Post[]> {
  try {
    const context = { html, author: '', timeZone: 'UTC', drawings: [''], feedUrl: URL, blogPath: '/blog/' };
    const outline = await outlinePosts(await readFeed(new Blob([xml]), { url: URL, parse }), context);
    return outline.slice(0, MOST_POSTS).map((_, index) => completePost(outline, index, context));
  } catch (error) {
    if (error instanceof FeedError) return [];
    throw error;
  }
}
