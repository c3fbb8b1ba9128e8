import type { APIRoute, GetStaticPaths } from 'astro';
import { loadBlog } from '../../build/blog/load-blog.ts';
import { siteOrigin } from '../../lib/site-origin.ts';
import { type SocialCard, socialCard } from '../../build/social-cards/social-card.ts';
import { moduleCard, moduleMeta } from '../../content/module-meta.ts';
import { modules } from '../../content/modules.ts';
import { type PageMeta, pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

/** The social card of every page, module and post. */
export const getStaticPaths = (async () => {
  const { posts } = await loadBlog(siteOrigin());
  const cards: [name: string, card: Omit<SocialCard, 'siteName' | 'seed'>][] = [
    ...Object.entries(pages),
    ...modules.map((module): [string, PageMeta] => [moduleCard(module), moduleMeta(module)]),
    ...posts.map(({ slug, title }): [string, Omit<SocialCard, 'siteName' | 'seed'>] => [
      `blog/${slug}`,
      { title, area: 'consulting' },
    ]),
  ];
  return cards.map(([name, { title, area }]) => ({
    params: { name },
    props: { title, area, seed: name, siteName: site.name } satisfies SocialCard,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialCard> = async ({ props }) =>
  new Response((await socialCard(props)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
