import type { BreadcrumbList, Thing, WebPage } from 'schema-dts';
import { trail } from '../../content/page-trail.ts';
import type { PageMeta } from '../../content/pages.ts';
import { absolute } from '../../lib/site-origin.ts';
import { ids, ref } from './ids.ts';

export type Node = Exclude<Thing, string>;

/** What a page is, beyond a page. */
export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

interface PageNode {
  meta: PageMeta;
  /** The address of its social card, base path included. */
  image: string;
  kind?: PageKind;
  /** The `@id` of what the page is mainly about. */
  mainEntity?: string | undefined;
  /** When it was last written at (2026-11-20). */
  modified?: string | undefined;
}

/** The page itself. */
export function webPage({ meta, image, kind = 'WebPage', mainEntity, modified }: PageNode): WebPage & object {
  return {
    '@type': kind,
    '@id': ids.page(meta.path),
    url: absolute(meta.path),
    name: meta.headTitle ?? meta.title,
    description: meta.description,
    inLanguage: 'en',
    isPartOf: ref(ids.website()),
    breadcrumb: ref(ids.part(meta.path, 'breadcrumb')),
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(image) },
    ...(mainEntity && { mainEntity: ref(mainEntity) }),
    ...(modified && { dateModified: modified }),
  } as WebPage & object;
}

/** The way to a page from the home page. */
export function breadcrumb(meta: PageMeta): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.part(meta.path, 'breadcrumb'),
    itemListElement: trail(meta).map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(path),
    })),
  };
}
