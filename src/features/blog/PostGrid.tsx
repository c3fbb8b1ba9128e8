import { PostCard } from './PostCard.tsx';
import { type Post, postPath } from './post.ts';

/** The blog's posts in three columns (one on a phone), newest first as the feed has them. */
export function PostGrid({ posts, blogPath }: { posts: readonly Post[]; blogPath: string }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} href={postPath(blogPath, post.slug)} />
      ))}
    </ul>
  );
}
