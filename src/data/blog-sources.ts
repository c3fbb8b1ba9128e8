/** The sources of posts once a feed is connected: `blog` of the configuration. */
type BlogChoice = 'feed' | 'posts' | 'both';

/** Returns the blog's sources. A feed needs a host; without one, the blog has only the site's own posts. */
export function blogSources(choice: BlogChoice, host: string): { feed: boolean; posts: boolean } {
  const feed = host !== '' && choice !== 'posts';
  return { feed, posts: !feed || choice === 'both' };
}

/** Returns a warning if a feed hides the owner's own posts, or ''. `own` is the number of these posts. */
export function hiddenPostsWarning({ posts }: { posts: boolean }, own: number): string {
  if (posts || own === 0) return '';
  const what = own === 1 ? '1 post in src/content/posts isn’t' : `${own} posts in src/content/posts aren’t`;
  return `${what} shown, because the blog comes from the feed. To show both, set "blog": "both" in src/content/site.json.`;
}
