import { words } from '../modules.ts';
import { paths } from '../../paths.ts';
import type { Module } from '../module-schema.ts';
import type { PageMeta } from '../meta/page-meta.ts';

export function moduleCard({ slug }: Module): string {
  return `products/${slug}`;
}

export function moduleMeta({ slug, title, headTitle, description, keywords }: Module): PageMeta {
  return {
    path: paths.product(slug),
    area: 'memento',
    parent: paths.platform,
    title: words.title(title),
    headTitle,
    description,
    keywords,
  };
}
