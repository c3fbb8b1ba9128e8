import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { $blog, type BlogState, refreshBlog } from './blog.store.ts';
import type { BlogSettings } from './blog-settings.ts';
import { takeFeed } from './handover.ts';
import { fingerprint, type PostOutline } from './post.ts';
import { PostArticle } from './PostArticle.tsx';
import { WORDS } from './words.ts';

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
  useEffect(() => {
    const wanted = slug ?? slugOf(window.location.pathname, settings.blogPath);
    const changed = (outline: readonly PostOutline[]) => {
      const index = outline.findIndex((post) => post.slug === wanted);
      return index < 0 || fingerprint(outline.slice(index, index + 1)) === built ? [] : [index];
    };
    void refreshBlog(settings, changed, takeFeed(root.current));
  }, [settings, slug, built]);

  const post = blog.status === 'ready' ? blog.posts[0] : undefined;
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
    <p role="status" className="wrap text-lg text-quiet py-24">
      {WORDS.loadingPost}
    </p>
  );
}

/** The slug of a post's address; one that can't be decoded is no post's. */
function slugOf(pathname: string, blogPath: string): string {
  try {
    return decodeURIComponent(pathname.slice(blogPath.length).replace(/\/$/, ''));
  } catch {
    return '';
  }
}
