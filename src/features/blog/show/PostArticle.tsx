import { Icon } from '../../../components/ui/Icon.tsx';
import { sitePolicy } from '../trusted-types.ts';
import { readablePost } from '../contents.ts';
import { standfirst } from '../description.ts';
import type { Post } from '../post.ts';
import { Byline } from './PostCard.tsx';
import { words } from '../../../locale.ts';

/** Shows a post: the link back, its head with the picture, and its sanitized body. */
export function PostArticle({ post, blogPath }: { post: Post; blogPath: string }) {
  const introduction = standfirst(post);
  const { body, hasLede, minutes, contents, alt } = readablePost(post);
  return (
    <article className="overflow-clip pb-8">
      <div className="grid items-center lg:grid-cols-2">
        <div className="px-[--edge] pb-8 pt-4 lg:pr-12">
          <a href={blogPath} className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet hover:text-accent">
            <Icon name="arrow" className="[rotate:180deg]" />
            {words.backToBlog}
          </a>
          <p className="mt-3 text-sm text-accent">{post.category}</p>
          <h1 dir="auto" className="display mt-2 text-balance text-d5 md:text-d6">
            {post.title}
          </h1>
          {introduction && (
            <p dir="auto" className="lead text-balance text-quiet">
              {introduction}
            </p>
          )}
          <p className="mt-4 text-sm text-quiet">
            <Byline post={post} /> ·{' '}
            <span className="whitespace-nowrap">
              {minutes} {words.minutesToRead}
            </span>
            {post.updated && (
              <>
                <br />
                {words.updatedOn} <time dateTime={post.updated.isoDate}>{post.updated.date}</time>
              </>
            )}
          </p>
        </div>
        <img
          src={post.image}
          srcSet={post.imageSet}
          sizes={post.imageSet && '(min-width: 64rem) 50vw, 100vw'}
          fetchPriority="high"
          alt={alt}
          width={1280}
          height={720}
          decoding="async"
          className="aspect-video w-full self-start bg-raised object-cover"
        />
      </div>
      <div className="post-body wrap pt-8 lg:pt-16">
        {contents.length > 0 && (
          <details className="contents-list mb-8">
            <summary className="tap cursor-pointer text-sm text-quiet">{words.contents}</summary>
            <ol className="mt-2">
              {contents.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="tap hover:text-accent">
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        )}
        {/* One parent of all paragraphs, so that reading views find each of them. */}
        <div
          dir="auto"
          className={`prose post-end ${hasLede ? 'has-lede' : ''}`}
          dangerouslySetInnerHTML={{ __html: trusted(body) }}
        />
      </div>
    </article>
  );
}

/** Marks a sanitized body as trusted, for browsers that enforce Trusted Types. */
function trusted(content: string): string {
  return typeof window === 'undefined' ? content : sitePolicy(window).createHTML(content);
}
