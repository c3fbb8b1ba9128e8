import type { PageMeta } from './pages.ts';
import { fill } from '../lib/fill.ts';
import { paths } from '../paths.ts';
import { content } from './content.ts';

const { list, kind, exampleKind, description, keywords } = content.cases;

export type Case = (typeof list)[number];

/** Returns a case's label: 'Client case', or 'Example case'. */
export function caseKind({ sample }: Case): string {
  return sample ? exampleKind : kind;
}

export function caseCard({ slug }: Case): string {
  return `cases/${slug}`;
}

export function caseMeta(study: Case): PageMeta {
  const { slug, title, trade } = study;
  return {
    path: paths.case(slug),
    area: 'consulting',
    parent: paths.torque,
    title,
    description: fill(description, { title, trade, kind: caseKind(study) }),
    keywords,
  };
}
