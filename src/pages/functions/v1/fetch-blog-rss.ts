import type { APIRoute } from 'astro';
import { embeddedFeed, NEWEST_POSTS } from '../../../loaders/embedded-feed.ts';
import { siteOrigin } from '../../../lib/site-origin.ts';

/** Serves the site's own feed, at the address that a feed host would have. */
export const GET: APIRoute = async () =>
  new Response((await embeddedFeed(siteOrigin(), NEWEST_POSTS)) as BodyInit, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
