import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { trail } from '../../content/derived/page-trail.ts';
import type { PageMeta } from '../../content/pages/page-meta.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { founder, ids, type Node, organization, publisher, ref, website } from './identity.ts';
import { language } from '../../locale.ts';

/** The entities that a page describes, besides itself. */
export interface PageSubject {
  /** The first one is the page's main entity. */
  nodes?: readonly Node[];
  /** The `@id` of the main entity, if it is a node that every page has. */
  mainEntity?: string;
}

type ListedMeta = PageMeta & { card: string; modified?: string | undefined };

/**
 * Returns a page's structured data, one graph joined by `@id`: the page, its breadcrumb, what it describes, the website,
 * its publisher and the founder. Only a page about the firm or the founder describes the firm in full.
 */
export function pageGraph(meta: ListedMeta, { nodes = [], mainEntity }: PageSubject = {}): Graph['@graph'] {
  const first = nodes[0] as { '@id'?: string } | undefined;
  const steps = trail(meta);
  return [
    webPage(meta, { mainEntity: mainEntity ?? first?.['@id'], hasBreadcrumb: steps.length > 1 }),
    ...(steps.length > 1 ? [breadcrumb(meta.path, steps)] : []),
    ...nodes,
    website(),
    mainEntity ? organization() : publisher(),
    founder(),
  ];
}

interface WebPageLinks {
  mainEntity: string | undefined;
  hasBreadcrumb: boolean;
}

function webPage(meta: ListedMeta, { mainEntity, hasBreadcrumb }: WebPageLinks): WebPage & object {
  const { path, title, headTitle = title, description, kind = 'WebPage', card, modified } = meta;
  return {
    '@type': kind,
    '@id': ids.page(path),
    url: siteUrl(path),
    name: headTitle,
    description,
    inLanguage: language,
    isPartOf: ref(ids.website()),
    ...(hasBreadcrumb && { breadcrumb: ref(ids.part(path, 'breadcrumb')) }),
    primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl(paths.socialCard(card)) },
    ...(mainEntity && { mainEntity: ref(mainEntity) }),
    ...(modified && { dateModified: modified }),
  } as WebPage & object;
}

/** Lists the steps from the home page to a page. The home page has none: search engines ask for two steps or more. */
function breadcrumb(path: string, steps: ReturnType<typeof trail>): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.part(path, 'breadcrumb'),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: siteUrl(step.path),
    })),
  };
}
