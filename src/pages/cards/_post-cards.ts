import { pages } from '../../content/pages.ts';
import type { SocialCard } from '../../generators/social-cards/social-card.ts';
import { loadBlog } from '../../loaders/load-blog.ts';

/** Returns the social card of every post, by the last part of its address without the ending. */
export async function postCards(): Promise<[name: string, card: SocialCard][]> {
  const { posts } = await loadBlog();
  return posts.map(({ slug, title }) => [`blog/${slug}`, { title, area: pages.blog.area }]);
}
