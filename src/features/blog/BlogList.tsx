import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { $blog, type BlogState, refreshBlog } from './blog.store.ts';
import type { BlogSettings } from './blog-settings.ts';
import { takeFeedBytes } from './handover.ts';
import { fingerprint } from './post.ts';
import { PostGrid } from './PostGrid.tsx';

const LOADING: BlogState = { status: 'loading' };

interface BlogListProps {
  settings: BlogSettings;
  /** The fingerprint of the posts that the page was built with. */
  built: string;
  /** The prerendered list; absent where the build had no posts. */
  children?: ReactNode;
}

/** The blog's list: what the build prerendered, replaced by the feed as it is now once that has been read. */
export default function BlogList({ settings, built, children }: BlogListProps) {
  const blog = useStore($blog, { ssr: () => LOADING });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void refreshBlog(settings, takeFeedBytes(root.current)), [settings]);
  return (
    <div ref={root}>
      <Posts blog={blog} settings={settings} built={built} prerendered={children} />
    </div>
  );
}

function Posts({ blog, settings, built, prerendered }: Omit<BlogListProps, 'children'> & PostsProps) {
  const outline = blog.status === 'ready' ? blog.outline.slice(0, settings.pageSize) : [];
  if (blog.status === 'ready' && outline.length > 0 && fingerprint(outline) !== built) {
    return <PostGrid posts={outline.map((_, index) => blog.complete(index))} blogPath={settings.blogPath} />;
  }
  if (prerendered) return prerendered;
  return (
    <p role="status" className="text-lg text-quiet">
      {blog.status === 'loading' ? 'Loading latest insights...' : 'No posts available at the moment.'}
    </p>
  );
}

interface PostsProps {
  blog: BlogState;
  prerendered: ReactNode;
}
