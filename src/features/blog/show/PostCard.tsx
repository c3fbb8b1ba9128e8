import { Link } from '../../../components/ui/Link.tsx';
import { wholeWords } from '../description.ts';
import { type Post, postPath } from '../post.ts';
import { fill } from '../../../lib/fill.ts';
import { words } from '../../../locale.ts';
import type { BuiltCard } from './new-posts.ts';
import { PostPicture } from './PostPicture.tsx';

interface PostCardProps {
  post: Post;
  href: string;
  /** Set in the first screen, so that the picture loads first instead of lazily. */
  first: boolean;
}

function PostCard({ post, href, first }: PostCardProps) {
  return (
    <li className="post-card">
      <PostPicture
        post={post}
        sizes={first ? '(min-width: 48rem) 50rem, 92vw' : '(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 92vw'}
        first={first}
      />
      <p className="flex w-full flex-wrap justify-between gap-x-2 pt-3 text-xs text-quiet">
        <span>
          {post.category} · {post.author}
        </span>
        {post.date && (
          <time dateTime={post.isoDate} className="sm:whitespace-nowrap">
            {post.date}
          </time>
        )}
      </p>
      <h2 dir="auto" className="display mt-2 self-baseline text-balance text-d3">
        {post.title}
      </h2>
      <p dir="auto" className="excerpt mt-3">
        {wholeWords(post.excerpt)}
      </p>
      <Link href={href} variant="arrow" className="mt-4">
        <span>
          {words.readMore}
          <span className="sr-only">{fill(words.named, { name: '', value: post.title })}</span>
        </span>
      </Link>
    </li>
  );
}

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

interface PostGridProps {
  /** Posts, and cards that the build has rendered. */
  posts: readonly (Post | BuiltCard)[];
  blogPath: string;
}

/** Shows posts in three columns (one on a phone), in the given order. */
export function PostGrid({ posts, blogPath }: PostGridProps) {
  return (
    <ul className="posts post-list md:grid-cols-2 lg:grid-cols-3">
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
