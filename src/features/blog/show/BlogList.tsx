import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $blog, type BlogState, refreshBlog } from './blog.store.ts';
import type { BlogSettings } from '../post.ts';
import { takeFeed } from './island-events.ts';
import { type BuiltCard, builtCards, mergeCards, newPosts } from './new-posts.ts';
import { PostGrid } from './PostCard.tsx';
import { words } from '../../../locale.ts';

const LOADING: BlogState = { status: 'loading' };

interface BlogListProps {
  settings: BlogSettings;
  /** Whether the list also has posts of the site's own. */
  mixed?: boolean;
  /** The prerendered list; absent if the build had no posts. */
  children?: ReactNode;
}

/**
 * Shows the blog's list: prerendered, then with the newest posts once the remote feed has changed. Never removes a post
 * that a visitor has seen.
 */
export default function BlogList({ settings, mixed, children }: BlogListProps) {
  const blog = useStore($blog, { ssr: () => LOADING });
  const root = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<BuiltCard[]>([]);
  useEffect(() => {
    const shown = builtCards(root.current);
    setCards(shown);
    void refreshBlog(settings, (outline) => newPosts(outline, shown, settings), takeFeed(root.current));
  }, [settings]);

  const posts = blog.status === 'ready' ? blog.posts : [];
  return (
    <div ref={root}>
      {posts.length > 0 ? (
        <PostGrid posts={mergeCards(posts, cards, mixed)} blogPath={settings.blogPath} />
      ) : (
        (children ?? <EmptyState loading={blog.status === 'loading'} />)
      )}
    </div>
  );
}

function EmptyState({ loading }: { loading: boolean }) {
  return (
    <p role="status" className="text-lg text-quiet">
      {loading ? words.loadingPosts : words.noPosts}
    </p>
  );
}
