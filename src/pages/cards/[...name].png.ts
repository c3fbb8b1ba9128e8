import type { APIRoute, GetStaticPaths } from 'astro';
import { isDrawnFounder } from '../../data/brand-pictures.ts';
import { caseCard, caseMeta } from '../../data/cases.ts';
import { content } from '../../data/content.ts';
import { listedPages, pages } from '../../data/pages.ts';
import { moduleMeta, modules } from '../../data/modules.ts';
import { drawingOf } from '../../features/blog/post.ts';
import { drawingNames } from '../../features/blog/posts/drawing-names.ts';
import { cacheCards, cachedCard } from '../../generators/social-cards/card-cache.ts';
import type { SocialCard } from '../../generators/social-cards/social-card.ts';
import { isEnglish } from '../../locale.ts';
import { paths } from '../../paths.ts';
import { blogPosts, writtenPages } from '../_blog/blog-posts.ts';

/** Where a page's drawing is, if not in `cards/` with the card's name. Modules have theirs, posts those of their pictures. */
const DRAWINGS: Readonly<Record<string, string>> = {
  about: isDrawnFounder ? 'founder/signature' : 'cards/home',
  blog: 'posts/tally',
  brand: 'brand/tools',
  contact: isEnglish ? 'contact/hello' : 'cards/home',
  executiveCoaching: 'executive-coaching/ball',
  guide: 'torque-ai-guide/wheel',
  torque: 'torque/rope',
};

/** A card's name and what it says: the title of search results, which says more than a menu's. */
type Card = [name: string, card: Omit<SocialCard, 'drawing'> & { headTitle?: string | undefined; drawing?: string }];

/** Lists the social card of every page, module, case and post. A build draws them beforehand, several at a time. */
export const getStaticPaths = (async () => {
  const cards: Card[] = [
    ...listedPages,
    ...modules.map((module): Card => {
      const meta = moduleMeta(module);
      return [meta.card, { ...meta, drawing: `modules/${module.id}` }];
    }),
    ...content.cases.list.map((study): Card => [caseCard(study), { ...caseMeta(study), drawing: 'cards/case' }]),
    ...(await writtenPages()).map(({ meta }): Card => [meta.card, meta]),
    ...(await blogPosts()).map(({ slug, title, image }): Card => {
      const chosen = drawingNames.find((name) => image.endsWith(paths.postPicture(name)));
      const drawing = `posts/${chosen ?? drawingOf(slug, drawingNames)}`;
      return [`blog/${slug}`, { area: pages.blog.area, title, drawing }];
    }),
  ];
  const listed = cards.map(([name, { headTitle, title, area, drawing = DRAWINGS[name] ?? `cards/${name}` }]) => ({
    params: { name },
    props: { title: headTitle ?? title, area, drawing },
  }));
  if (import.meta.env.PROD) await cacheCards(listed.map(({ props }) => props));
  return listed;
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialCard> = async ({ props }) =>
  new Response((await cachedCard(props)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
