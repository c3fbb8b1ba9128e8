import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { $blog, type BlogState, refreshBlog } from './blog.store.ts';
import type { BlogSettings } from './blog-settings.ts';
import { takeFeedBytes } from './handover.ts';
import { fingerprint } from './post.ts';
import { PostArticle } from './PostArticle.tsx';

const LOADING: BlogState = { status: 'loading' };

interface BlogPostProps {
  settings: BlogSettings;
  /** The post to show; undefined on the 404 page, where the address tells. */
  slug?: string;
  /** The fingerprint of the post that the page was built with. */
  built?: string;
  /** The prerendered article; absent on the 404 page. */
  children?: ReactNode;
}

/**
 * One post: the prerendered one, brought up to date when the feed has moved on; or, on the 404 page, a post newer than
 * the build. A post that has left the feed stays as it was built; an unknown one leads to the blog.
 */
export default function BlogPost({ settings, slug, built, children }: BlogPostProps) {
  const blog = useStore($blog, { ssr: () => LOADING });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void refreshBlog(settings, takeFeedBytes(root.current)), [settings]);

  const post = useMemo(() => {
    if (blog.status !== 'ready') return undefined;
    const wanted = slug ?? slugOf(window.location.pathname, settings.blogPath);
    const index = blog.outline.findIndex((outline) => outline.slug === wanted);
    if (index < 0) return undefined;
    return built === fingerprint(blog.outline.slice(index, index + 1)) ? undefined : blog.complete(index);
  }, [blog, slug, built, settings]);

  const unknown = blog.status !== 'loading' && !post && !children;
  useEffect(() => {
    if (unknown) window.location.replace(settings.blogPath);
    else if (post && !children) document.title = document.title.replace(/^.*(?= \| )/, () => post.title);
  }, [unknown, post, children, settings]);

  return (
    <div ref={root}>{post ? <PostArticle post={post} blogPath={settings.blogPath} /> : (children ?? <Loading />)}</div>
  );
}

function Loading() {
  return (
    <p role="status" className="wrap py-24 text-lg text-quiet">
      Loading article...
    </p>
  );
}

function slugOf(pathname: string, blogPath: string): string {
  return decodeURIComponent(pathname.slice(blogPath.length).replace(/\/$/, ''));
}
