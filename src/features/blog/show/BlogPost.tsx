import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type BlogSettings, fingerprint, type PostOutline } from '../post.ts';
import { $blog, refreshBlog } from './blog.store.ts';
import { POST_FAILED, POST_SHOWN, takeFeed } from './island-events.ts';
import { PostArticle } from './PostArticle.tsx';
import { words } from '../../../locale.ts';
import { decodePart } from '../../../lib/net/url.ts';

interface BlogPostProps {
  settings: BlogSettings;
  /** The post to show; on the 404 page, read from the URL. */
  slug?: string;
  /** The fingerprint of the post that the page was built with. */
  built?: string;
  /** The prerendered article; absent on the 404 page. */
  children?: ReactNode;
}

/**
 * Shows a post: the prerendered one, updated if it has changed in the feed, or on the 404 page a post newer than the build.
 * A post that has left the feed stays; an unknown one leads to the blog.
 */
export default function BlogPost({ settings, slug, built, children }: BlogPostProps) {
  const blog = useStore($blog, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wanted = slug ?? slugOf(window.location.pathname, settings.blogPath);
    const changed = (outline: readonly PostOutline[]) => {
      const index = outline.findIndex((post) => post.slug === wanted);
      const post = outline[index];
      return !post || fingerprint(post) === built ? [] : [index];
    };
    void refreshBlog(settings, changed, takeFeed(root.current));
  }, [settings, slug, built]);

  const { status } = blog;
  const post = status === 'ready' ? blog.posts[0] : undefined;
  const isLate = !children;
  useEffect(() => {
    if (!isLate || status === 'loading') return;
    if (status === 'ready' && !post) window.location.replace(settings.blogPath);
    else root.current?.dispatchEvent(new Event(post ? POST_SHOWN : POST_FAILED, { bubbles: true }));
    if (post) document.title = document.title.replace(/^.*(?= \| )/, () => post.title);
  }, [status, post, isLate, settings]);

  return (
    <div ref={root}>
      {post ? (
        <PostArticle post={post} blogPath={settings.blogPath} />
      ) : (
        (children ?? (
          <p role="status" className="wrap py-24 text-lg text-quiet">
            {words.loadingPost}
          </p>
        ))
      )}
    </div>
  );
}

function slugOf(pathname: string, blogPath: string): string {
  return decodePart(pathname.slice(blogPath.length).replace(/\/$/, ''));
}
