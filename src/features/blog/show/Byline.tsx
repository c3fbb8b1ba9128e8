import type { Post } from '../post.ts';

/** Shows a post's author and, if known, its date. */
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
