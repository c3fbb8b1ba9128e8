import { type PageMeta, trail } from '../../data/pages.ts';
import { siteOrigin, siteUrl } from '../../lib/net/site-origin.ts';
import { language } from '../../locale.ts';
import { isOff, paths } from '../../paths.ts';
import { founder, ids, type Node, organization, publisher, ref, website } from './identity.ts';

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
 * its publisher and the founder. Only a page about the firm or the founder describes the firm in full. What a switched-off page describes
 * is left out.
 */
export function pageGraph(meta: ListedMeta, { nodes = [], mainEntity }: PageSubject = {}): Node[] {
  const { path, title, headTitle = title, description, kind = 'WebPage', card, modified } = meta;
  const steps = trail(meta);
  // The home page has no breadcrumb: search engines ask for two steps or more.
  const breadcrumb = steps.length > 1 ? ids.part(path, 'breadcrumb') : undefined;
  const shown = nodes.filter(({ '@id': id = '' }) => !isOff(id.replace(siteOrigin(), '')));
  const main = mainEntity ?? shown[0]?.['@id'];
  return [
    {
      '@type': kind,
      '@id': siteUrl(path),
      url: siteUrl(path),
      name: headTitle,
      description,
      inLanguage: language,
      isPartOf: ref(ids.website()),
      breadcrumb: breadcrumb && ref(breadcrumb),
      primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl(paths.socialCard(card)) },
      mainEntity: main && ref(main),
      dateModified: modified || undefined,
    },
    ...(breadcrumb ? [{ '@type': 'BreadcrumbList', '@id': breadcrumb, itemListElement: steps.map(listItem) }] : []),
    ...shown,
    website(),
    mainEntity ? organization() : publisher(),
    founder(),
  ];
}

function listItem({ title, path }: { title: string; path: string }, index: number): Node {
  return { '@type': 'ListItem', position: index + 1, name: title, item: siteUrl(path) };
}
