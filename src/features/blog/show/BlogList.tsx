import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $blog, type BlogState, refreshBlog } from './blog.store.ts';
import type { BlogSettings } from './blog-settings.ts';
import { takeFeed } from './handover.ts';
import { type BuiltCard, builtCards } from './built-cards.ts';
import { newPosts } from './new-posts.ts';
import { PostGrid } from './PostGrid.tsx';
import { WORDS } from './messages.ts';

const LOADING: BlogState = { status: 'loading' };

interface BlogListProps {
  settings: BlogSettings;
  /** The fingerprint of the posts that the page was built with. */
  built: string;
  /** The prerendered list; absent where the build had no posts. */
  children?: ReactNode;
}

/**
 * The blog's list: what the build prerendered, and once the feed has been read and has moved on, its newest posts before
 * those of the build that are not among them. No post that a visitor has seen goes away.
 */
export default function BlogList({ settings, built, children }: BlogListProps) {
  const blog = useStore($blog, { ssr: () => LOADING });
  const root = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<BuiltCard[]>([]);
  useEffect(() => {
    const shown = builtCards(root.current);
    setCards(shown);
    const hrefs = shown.map(({ href }) => href);
    void refreshBlog(settings, (outline) => newPosts(outline, { ...settings, built, hrefs }), takeFeed(root.current));
  }, [settings, built]);

  const posts = blog.status === 'ready' ? blog.posts : [];
  return (
    <div ref={root}>
      {posts.length > 0 ? (
        <PostGrid posts={posts} blogPath={settings.blogPath} older={cards} />
      ) : (
        (children ?? <Nothing loading={blog.status === 'loading'} />)
      )}
    </div>
  );
}

function Nothing({ loading }: { loading: boolean }) {
  return (
    <p role="status" className="text-lg text-quiet">
      {loading ? WORDS.loadingList : WORDS.noPosts}
    </p>
  );
}
