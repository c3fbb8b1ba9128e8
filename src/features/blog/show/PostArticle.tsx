import { Icon } from '../../../components/ui/Icon.tsx';
import { sitePolicy } from '../clean/sanitizer.ts';
import { withContents } from '../contents.ts';
import { standfirst } from '../description.ts';
import type { Post } from '../post.ts';
import { Byline } from './PostCard.tsx';
import { words } from '../../../locale.ts';

/** Shows a post: the link back, its head, picture and sanitized body. */
export function PostArticle({ post, blogPath }: { post: Post; blogPath: string }) {
  const introduction = standfirst(post);
  const { content, minutes, contents } = withContents(post.content);
  return (
    <article className="railed">
      <div className="wrap pb-8 pt-6 md:pt-8">
        <a href={blogPath} className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet hover:text-accent">
          <Icon name="arrow" className="[rotate:180deg]" />
          {words.backToBlog}
        </a>
        <p className="mt-4 text-sm text-accent md:mt-6">{post.category}</p>
        <h1 className="display mt-3 max-w-[15em] text-4xl">{post.title}</h1>
        {introduction && <p className={`display standfirst ${post.line ? '' : 'underlined'}`}>{introduction}</p>}
      </div>
      {post.line && (
        <img src={post.line} alt="" width={2000} height={420} fetchPriority="high" className="post-line draw" />
      )}
      {/* The text is as wide as the picture; facts about the post and the titles of its sections are in the left column. */}
      <div className="wrap grid gap-x-8 gap-y-8 pb-10 lg:grid-cols-12">
        {!post.line && (
          <img
            src={post.image}
            srcSet={post.imageSet}
            sizes={post.imageSet && '(min-width: 84rem) 43rem, (min-width: 64rem) 50vw, 92vw'}
            fetchPriority="high"
            alt=""
            width={1280}
            height={720}
            decoding="async"
            className="mb-4 aspect-video w-full bg-raised object-cover lg:col-span-7 lg:col-start-6"
          />
        )}
        <div className="text-sm text-quiet max-lg:order-first lg:sticky lg:top-24 lg:col-span-4 lg:row-[1/3] lg:self-start">
          <p>
            <Byline post={post} /> · {minutes} {words.minutesToRead}
            {post.updated && (
              <>
                <br />
                {words.updated} <time dateTime={post.updated.isoDate}>{post.updated.date}</time>
              </>
            )}
          </p>
          {contents.length > 0 && (
            <details className="contents-list mt-5 border-t border-line pt-4 max-lg:border-b max-lg:pb-4">
              <summary className="tap cursor-pointer">{words.contents}</summary>
              <ol className="mt-3">
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
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <div className="prose" dangerouslySetInnerHTML={{ __html: trusted(content) }} />
        </div>
      </div>
    </article>
  );
}

/** Marks a sanitized body as trusted, for browsers that enforce Trusted Types. */
function trusted(content: string): string {
  return typeof window === 'undefined' ? content : sitePolicy(window).createHTML(content);
}
