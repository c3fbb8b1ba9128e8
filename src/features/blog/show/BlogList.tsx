import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $blog, refreshBlog } from './blog.store.ts';
import type { BlogSettings } from '../post.ts';
import { takeFeed } from './island-events.ts';
import { type BuiltCard, builtCards, mergeCards, newPosts } from './new-posts.ts';
import { PostGrid } from './PostCard.tsx';
import { words } from '../../../locale.ts';

const NONE: readonly string[] = [];

interface BlogListProps {
  settings: BlogSettings;
  /** The fingerprint of the remote posts that the page was built with. */
  built: string;
  /** The addresses of the site's own posts in the list. */
  own?: readonly string[];
  /** The prerendered list; absent if the build had no posts. */
  children?: ReactNode;
}

/**
 * Shows the blog's list: prerendered, then with the newest posts once the remote feed has changed. Never removes a post
 * that a visitor has seen.
 */
export default function BlogList({ settings, built, own = NONE, children }: BlogListProps) {
  const blog = useStore($blog, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<BuiltCard[]>([]);
  useEffect(() => {
    const shown = builtCards(root.current);
    setCards(shown);
    const hrefs = shown.map(({ href }) => href).filter((href) => !own.includes(href));
    void refreshBlog(settings, (outline) => newPosts(outline, { ...settings, built, hrefs }), takeFeed(root.current));
  }, [settings, built, own]);

  const posts = blog.status === 'ready' ? blog.posts : [];
  const { blogPath } = settings;
  return (
    <div ref={root}>
      {posts.length > 0 ? (
        <PostGrid posts={mergeCards(posts, cards, { blogPath, byDate: own.length > 0 })} blogPath={blogPath} />
      ) : (
        (children ?? (
          <p role="status" className="text-lg text-quiet">
            {blog.status === 'loading' ? words.loadingPosts : words.noPosts}
          </p>
        ))
      )}
    </div>
  );
}
