import type { FeedSource } from '../read/fetch-feed.ts';

/** What an island needs to read the feed: plain values, so that they can be its props. */
export interface BlogSettings {
  feed: FeedSource;
  author: string;
  fallbackImage: string;
  /** The address of the blog, with a slash at its end; a post’s is below it. */
  blogPath: string;
  siteOrigin: string;
  /** The number of posts on one page of the list. */
  pageSize: number;
}
