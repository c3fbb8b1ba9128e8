import { Icon } from '../../components/ui/Icon.tsx';
import { sitePolicy } from '../../lib/trusted-html.ts';
import { Byline } from './Byline.tsx';
import type { Post } from './post.ts';

/** One post: the way back, head, picture and sanitised body. */
export function PostArticle({ post, blogPath }: { post: Post; blogPath: string }) {
  return (
    <article>
      <div className="wrap grid gap-x-8 pb-12 pt-10 lg:grid-cols-12">
        <a
          href={blogPath}
          className="inline-flex min-h-11 items-center gap-2 self-start text-sm text-quiet hover:text-accent lg:col-span-3"
        >
          <Icon name="arrow" className="[rotate:180deg]" />
          Back to the blog
        </a>
        <div className="lg:col-span-9">
          <p className="pt-2 text-sm text-accent">{post.category}</p>
          <h1 className="display mt-4 text-3xl">{post.title}</h1>
          <p className="mt-6 text-sm text-quiet">
            <Byline post={post} />
          </p>
        </div>
      </div>
      <div className="wrap grid gap-x-8 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-4">
          <img
            src={post.image}
            srcSet={post.imageSet}
            sizes={post.imageSet && '(min-width: 64rem) 52rem, 92vw'}
            fetchPriority="high"
            alt=""
            width={1280}
            height={720}
            decoding="async"
            className="mb-12 aspect-video w-full bg-raised object-cover"
          />
          <div className="prose" dangerouslySetInnerHTML={{ __html: trusted(post.content) }} />
        </div>
      </div>
    </article>
  );
}

/** A sanitised body, in the form in which a browser that enforces Trusted Types takes it. */
function trusted(content: string): string {
  return typeof window === 'undefined' ? content : sitePolicy(window).createHTML(content);
}
