import type { FeedSource } from '../read/feed-source.ts';

/** What an island must be told to read the feed: plain values, so that they can be an island's props. */
export interface BlogSettings {
  feed: FeedSource;
  /** The site's own posts, where they are shown beside the feed's. */
  beside?: FeedSource;
  author: string;
  fallbackImage: string;
  /** The address of the blog, with a slash at its end; a post’s is below it. */
  blogPath: string;
  siteOrigin: string;
  /** How many posts one page of the list shows. */
  pageSize: number;
}
