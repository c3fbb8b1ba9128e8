import type { Post } from '../post.ts';

/** Who wrote a post and, where the feed says so, when. */
export function Byline({ post }: { post: Pick<Post, 'author' | 'date' | 'isoDate'> }) {
  return (
    <>
      {post.author}
      {post.date && (
        <>
          {' · '}
          <time dateTime={post.isoDate} className="whitespace-nowrap">
            {post.date}
          </time>
        </>
      )}
    </>
  );
}
