/** The sources of posts once a feed is connected: `blog` of the configuration. */
type BlogChoice = 'feed' | 'posts' | 'both';

/** Returns what the blog is read from. A feed needs a host; without one, the site's own posts are all there is. */
export function blogSources(choice: BlogChoice, host: string): { feed: boolean; posts: boolean } {
  const feed = host !== '' && choice !== 'posts';
  return { feed, posts: !feed || choice === 'both' };
}

/** Returns a warning for posts of the owner's that a feed hides, or ''. `own` is their number. */
export function hiddenPostsWarning({ posts }: { posts: boolean }, own: number): string {
  if (posts || own === 0) return '';
  const what = own === 1 ? '1 post in src/content/posts isn’t' : `${own} posts in src/content/posts aren’t`;
  return `${what} shown, because the blog comes from the feed. To show both, set blog: 'both' in src/site.config.ts.`;
}
