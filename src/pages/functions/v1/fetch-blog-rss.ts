import type { APIRoute } from 'astro';
import { cachedCard } from '../../../generators/social-cards/card-cache.ts';
import { NEWEST_POSTS } from '../../../features/blog/post.ts';
import { embeddedFeed } from '../../../loaders/embedded-feed.ts';
import { postCards } from '../../cards/_post-cards.ts';

/** Serves the site's own feed, at the address that a feed host would have. */
export const GET: APIRoute = async () => {
  const cards = new Map(await postCards());
  const cardSize = async (slug: string) => {
    const card = cards.get(`blog/${slug}`);
    return card ? (await cachedCard(card)).length : 0;
  };
  return new Response((await embeddedFeed(NEWEST_POSTS, cardSize)) as BodyInit, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
