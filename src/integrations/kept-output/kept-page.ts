import type { PageLinks } from '../checks/dead-links.ts';
import { keyOf } from '../../lib/cache.ts';
import type { OutputPlan } from './output-plan.ts';

/** A finished page as it is kept for the next build. */
interface KeptPage {
  html: string;
  /** The feed's digest that stands in it. */
  digest: string;
  ids: string[];
  hrefs: readonly string[];
}

/** What a page is called in the store: where it stands, and a key of all that went into it; a new one takes the place of the old. */
export function pageName({ site, version }: OutputPlan, file: string, input: unknown): string {
  return `${keyOf(site, file)}@${keyOf(version, input)}.json`;
}

export function packPage(html: string, digest: string, { ids, hrefs }: PageLinks): string {
  return JSON.stringify({ html, digest, ids: [...ids], hrefs } satisfies KeptPage);
}

/** A kept page for this build: the same to the letter, but for the feed's digest. */
export function unpackPage(packed: string, digest: string): { html: string; links: PageLinks } {
  const page = JSON.parse(packed) as KeptPage;
  return {
    html: page.html.replaceAll(inOptions(page.digest), inOptions(digest)),
    links: { ids: new Set(page.ids), hrefs: page.hrefs },
  };
}

/** As it stands in the options of an island, in an attribute. */
function inOptions(digest: string): string {
  return `&quot;digest&quot;:&quot;${digest}&quot;`;
}
