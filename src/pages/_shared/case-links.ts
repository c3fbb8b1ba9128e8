import type { Case } from '../../content/cases.ts';
import { paths } from '../../paths.ts';

/** A case's address, and its change in figures. */
interface CaseLink {
  href: string;
  title: string;
  change: string;
}

/** Returns the links to cases, and the columns they take on a wide screen: one line for one, up to three next to each other. */
export function caseLinks(cases: readonly Case[]): { links: CaseLink[]; columns: string } {
  const links = cases.map(({ slug, title, start, end }) => ({
    href: paths.case(slug),
    title,
    change: `${start.value} → ${end.value}`,
  }));
  return { links, columns: ['', '', 'md:grid-cols-2'][cases.length] ?? 'md:grid-cols-3' };
}
