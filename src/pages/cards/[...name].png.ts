import type { APIRoute, GetStaticPaths } from 'astro';
import { caseCard, caseMeta } from '../../data/cases.ts';
import { content } from '../../data/content.ts';
import { listedPages, pages } from '../../data/pages.ts';
import { moduleMeta, modules } from '../../data/modules.ts';
import { cacheCards, cachedCard } from '../../generators/social-cards/card-cache.ts';
import type { SocialCard } from '../../generators/social-cards/social-card.ts';
import { blogPosts, writtenPages } from '../_blog/blog-posts.ts';

/** A card's name and what it says: the title of search results, which says more than a menu's. */
type Card = [name: string, card: SocialCard & { headTitle?: string | undefined }];

/** Lists the social card of every page, module, case and post. A build draws them beforehand, several at a time. */
export const getStaticPaths = (async () => {
  const cards: Card[] = [
    ...listedPages,
    ...modules.map(moduleMeta).map((meta): Card => [meta.card, meta]),
    ...content.cases.list.map((study): Card => [caseCard(study), caseMeta(study)]),
    ...(await writtenPages()).map(({ meta }): Card => [meta.card, meta]),
    ...(await blogPosts()).map(({ slug, title }): Card => [`blog/${slug}`, { area: pages.blog.area, title }]),
  ];
  const listed = cards.map(([name, { headTitle, title, area }]) => ({
    params: { name },
    props: { title: headTitle ?? title, area },
  }));
  if (import.meta.env.PROD) await cacheCards(listed.map(({ props }) => props));
  return listed;
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialCard> = async ({ props }) =>
  new Response((await cachedCard(props)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
