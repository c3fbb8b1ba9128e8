import type { Graph } from 'schema-dts';
import type { PageMeta } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { founder, organization, website } from './identity.ts';
import { breadcrumb, type Node, type PageKind, webPage } from './web-page.ts';

/** What a page tells of, beside itself. */
export interface PageSubject {
  kind?: PageKind;
  /** The first of them is what the page is mainly about. */
  nodes?: readonly Node[];
  /** Where that is a node of every page: its `@id`. */
  mainEntity?: string;
}

/**
 * A page's structured data, one graph joined by `@id`: who publishes the site and who founded it, the site, the page, the
 * way to it, and what it tells of.
 */
export function pageGraph(
  meta: PageMeta & { card: string; modified?: string | undefined },
  { kind, nodes = [], mainEntity }: PageSubject = {},
): Graph['@graph'] {
  const first = nodes[0] as { '@id'?: string } | undefined;
  const image = paths.socialCard(meta.card);
  return [
    webPage({ meta, image, kind, mainEntity: mainEntity ?? first?.['@id'], modified: meta.modified }),
    breadcrumb(meta),
    ...nodes,
    website(),
    organization(),
    founder(),
  ];
}
