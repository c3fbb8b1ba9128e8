import { Link } from '../../../components/ui/Link.tsx';
import { Byline } from './Byline.tsx';
import type { Post } from '../post.ts';
import { words } from '../../../locale.ts';

interface PostCardProps {
  post: Post;
  /** The address of its page. */
  href: string;
  /** Whether it is in the first screen, so that its picture loads first instead of lazily. */
  first: boolean;
}

/**
 * Shows a post in the blog's grid. It spans six rows (`post-card`), so that titles, texts and links of neighbors align.
 */
export function PostCard({ post, href, first }: PostCardProps) {
  return (
    <li className="post-card">
      <img
        src={post.image}
        srcSet={post.imageSet}
        sizes={
          post.imageSet &&
          (first ? '(min-width: 48rem) 50rem, 92vw' : '(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 92vw')
        }
        alt=""
        width={640}
        height={360}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
        className={`w-full bg-raised object-cover ${first ? 'aspect-video md:aspect-[2/1]' : 'aspect-video'}`}
      />
      <p className="mt-5 text-xs text-accent">{post.category}</p>
      <h2 className="display mt-2 text-2xl">{post.title}</h2>
      <p className="mt-3 text-sm text-quiet">{post.excerpt}</p>
      <p className="mt-4 text-xs text-quiet">
        <Byline post={post} />
      </p>
      <Link href={href} variant="arrow" className="mt-3 justify-self-start">
        <span>
          {words.readMore}
          <span className="sr-only">: {post.title}</span>
        </span>
      </Link>
    </li>
  );
}
