import type { APIRoute, GetStaticPaths } from 'astro';
import { markdownCard, markdownPages } from '../../loaders/markdown-pages.ts';
import type { SocialCard } from '../../generators/social-cards/card-layout.ts';
import { cacheCards, cachedCard } from '../../generators/social-cards/card-cache.ts';
import { firstLine } from '../../generators/social-cards/card-text.ts';
import { areaDrawing } from '../../components/art/area-drawing.ts';
import { moduleSign } from '../../components/art/module-sign.ts';
import { caseCard, caseMeta, cases } from '../../content/cases.ts';
import { moduleCard, moduleMeta } from '../../content/derived/module-meta.ts';
import { modules } from '../../content/modules.ts';
import { type PageName, pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';
import { caseDrawing, pageDrawing } from './_drawings.ts';
import { type Named, postCards } from './_post-cards.ts';

/** Lists the social card of every page, module, case and post. A build draws them beforehand, several at a time. */
export const getStaticPaths = (async () => {
  const cards = [...pageCards(), ...moduleCards(), ...caseCards(), ...(await markdownCards()), ...(await postCards())];
  if (import.meta.env.PROD) await cacheCards(cards);
  return cards.map(([name, card]) => ({ params: { name }, props: card }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialCard> = async ({ props }) =>
  new Response((await cachedCard(props)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });

function pageCards(): Named[] {
  return Object.entries(pages).map(([name, { title, area, description }]) => [
    name,
    { title, line: firstLine(description), area, drawing: pageDrawing(name as PageName), siteName: site.name },
  ]);
}

function moduleCards(): Named[] {
  return modules.map((module) => {
    const { area, title } = moduleMeta(module);
    const line = firstLine(module.summary);
    return [moduleCard(module), { title, line, area, drawing: moduleSign(module.tab), siteName: site.name }];
  });
}

function caseCards(): Named[] {
  return cases.map((study) => {
    const { title, area } = caseMeta(study);
    const line = `From ${study.start.value} to ${study.end.value}`;
    return [caseCard(study), { title, line, area, drawing: caseDrawing(study), siteName: site.name }];
  });
}

async function markdownCards(): Promise<Named[]> {
  return (await markdownPages()).map((page) => {
    const { title, area, description } = page.meta;
    const line = firstLine(description);
    return [markdownCard(page), { title, line, area, drawing: areaDrawing(area, page.name), siteName: site.name }];
  });
}
