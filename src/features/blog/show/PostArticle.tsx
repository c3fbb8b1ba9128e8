import { Icon } from '../../../components/ui/Icon.tsx';
import { sitePolicy } from '../clean/sanitizer.ts';
import { readablePost } from '../contents.ts';
import { standfirst } from '../description.ts';
import type { Post } from '../post.ts';
import { Byline } from './PostCard.tsx';
import { words } from '../../../locale.ts';

/** Shows a post: the link back, its head, picture and sanitized body. */
export function PostArticle({ post, blogPath }: { post: Post; blogPath: string }) {
  const introduction = standfirst(post);
  const { body, hasLede, minutes, contents } = readablePost(post);
  return (
    <article className="overflow-clip">
      <div className="railed">
        <div className="wrap pb-8 pt-6 md:pb-12 md:pt-8">
          <a href={blogPath} className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet hover:text-accent">
            <Icon name="arrow" className="[rotate:180deg]" />
            {words.backToBlog}
          </a>
          <p className="mt-4 text-sm text-accent md:mt-6">{post.category}</p>
          <h1 dir="auto" className="display mt-3 max-w-[15em] text-6xl">
            {post.title}
          </h1>
          {introduction && (
            <p
              dir="auto"
              className="display mt-5 text-balance text-2xl leading-[1.06] text-quiet md:mt-6 xl:text-[2.75rem]"
            >
              {introduction}
            </p>
          )}
        </div>
      </div>
      {/* The line draws the post's picture and leaves the page. It comes back next to the text. */}
      {post.line && (
        <>
          <div data-tone="area" className="post-line">
            <img src={post.line} alt="" width={2800} height={384} fetchPriority="high" className="draw" />
          </div>
          <div className="line-back" />
        </>
      )}
      <div className="railed">
        <div
          className={`wrap grid grid-cols-1 gap-x-8 gap-y-8 pb-4 lg:grid-cols-12 ${post.line ? 'pt-2 md:pt-6' : 'pt-8 md:pt-12'}`}
        >
          {!post.line && (
            <img
              src={post.image}
              srcSet={post.imageSet}
              sizes={post.imageSet && '(min-width: 84rem) 75rem, 84vw'}
              fetchPriority="high"
              alt=""
              width={1280}
              height={720}
              decoding="async"
              className="mb-4 aspect-video w-full bg-raised object-cover lg:col-span-12 lg:mb-8 lg:aspect-[2/1]"
            />
          )}
          {/* The text's margin has the facts about the post next to the first sentences, then the title of each section. */}
          <div className="max-lg:contents lg:col-span-7 lg:col-start-6 lg:flow-root">
            <div className={`text-quiet max-lg:order-first max-lg:text-sm ${hasLede ? 'post-facts' : 'lg:mb-8'}`}>
              <p>
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
              {contents.length > 0 && (
                <details className="contents-list max-lg:mt-5 max-lg:border-y max-lg:border-line max-lg:py-4 lg:mt-8">
                  <summary className="tap cursor-pointer">{words.contents}</summary>
                  <ol className="mt-3 gap-x-8 sm:max-lg:columns-2">
                    {contents.map(({ id, title }) => (
                      <li key={id} className="break-inside-avoid">
                        <a href={`#${id}`} className="tap hover:text-accent">
                          {title}
                        </a>
                      </li>
                    ))}
                  </ol>
                </details>
              )}
            </div>
            {/* One parent of all paragraphs, so that reading views find each of them. */}
            <div
              dir="auto"
              className={`prose in-margin ${hasLede ? 'has-lede' : ''}`}
              dangerouslySetInnerHTML={{ __html: trusted(body) }}
            />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Marks a sanitized body as trusted, for browsers that enforce Trusted Types. */
function trusted(content: string): string {
  return typeof window === 'undefined' ? content : sitePolicy(window).createHTML(content);
}
