/** Where the posts come from once a feed is connected, as `blog` of the configuration says. */
export type BlogChoice = 'feed' | 'posts' | 'both';

/** What the blog is read from: a feed needs a host, and without one the site's own posts are all there is. */
export function blogSources(choice: BlogChoice, host: string): { feed: boolean; posts: boolean } {
  const feed = host !== '' && choice !== 'posts';
  return { feed, posts: !feed || choice === 'both' };
}

/** What a build says where a feed leaves posts of the owner's own unseen, or ''. `own`: how many there are. */
export function unseenPosts({ posts }: { posts: boolean }, own: number): string {
  if (posts || own === 0) return '';
  const what = own === 1 ? '1 post of src/content/posts is' : `${own} posts of src/content/posts are`;
  return `${what} not shown: the blog comes from the feed. With blog: 'both' in src/site.config.ts they are shown beside it.`;
}
