import type { DrawingName } from '../../../components/art/posts/drawing-name.ts';
import type { Post } from '../post.ts';

/** A post as the content store has it: all that a page, a card or the RSS shows of it. */
export interface BuiltPost extends Post {
  /** The drawing that fits its words best, or that the writer chose. It is the post's picture if it has no other. */
  drawing: DrawingName;
  /** The address of that drawing, or of the fallback for a post of the remote feed. */
  drawn: string;
  /** What a browser compares a post of the remote feed by; missing in a Markdown post. */
  remote?: {
    /** The digest of the feed's items. */
    feed: string;
    /** The post's fingerprint. */
    post: string;
  };
  /** The number of the file with a Markdown post's drawing. */
  group?: number;
  /** The files of its pictures, by their names in the cache. */
  pictures: string[];
}
