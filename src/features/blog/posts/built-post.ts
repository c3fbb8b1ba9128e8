import type { Post } from '../post.ts';

/** A post as the content store has it: all that a page, a card or the RSS shows of it. */
export interface BuiltPost extends Post {
  /** The address of its drawing, which is its picture if it has no other. */
  drawn: string;
  /** What a browser compares a post of the remote feed by: the digest of the feed's items and its own fingerprint. Missing in a Markdown post. */
  remote?: { feed: string; post: string };
  /** The files of its pictures, by their names in the cache. */
  pictures: string[];
}
