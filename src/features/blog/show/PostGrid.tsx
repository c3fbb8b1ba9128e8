import { type Post, postPath } from '../post.ts';
import type { BuiltCard } from './new-posts.ts';
import { PostCard } from './PostCard.tsx';

interface PostGridProps {
  /** Posts, and cards that the build has rendered. */
  posts: readonly (Post | BuiltCard)[];
  blogPath: string;
}

/** Shows posts in three columns (one on a phone), in the given order. */
export function PostGrid({ posts, blogPath }: PostGridProps) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) =>
        'html' in post ? (
          <li key={post.href} className={post.className} dangerouslySetInnerHTML={{ __html: post.html }} />
        ) : (
          <PostCard key={post.slug} post={post} href={postPath(blogPath, post.slug)} first={index === 0} />
        ),
      )}
    </ul>
  );
}
