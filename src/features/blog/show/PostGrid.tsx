import { PostCard } from './PostCard.tsx';
import type { BuiltCard } from './built-cards.ts';
import { type Post, postPath } from '../post.ts';

interface PostGridProps {
  posts: readonly Post[];
  blogPath: string;
  /** Cards of the build that follow, but for those of `posts`. */
  older?: readonly BuiltCard[];
}

/** The blog's posts in three columns (one on a phone), newest first as the feed has them. */
export function PostGrid({ posts, blogPath, older }: PostGridProps) {
  const shown = new Set(posts.map(({ slug }) => postPath(blogPath, slug)));
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} href={postPath(blogPath, post.slug)} first={index === 0} />
      ))}
      {older
        ?.filter(({ href }) => !shown.has(href))
        .map(({ href, className, html }) => (
          <li key={href} className={className} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
    </ul>
  );
}
