import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageLinks } from '../checks/dead-links.ts';
import { packPage } from '../kept-output/kept-page.ts';
import { outputPlan } from '../kept-output/output-plan.ts';
import { finishPage, type PageTools } from './finish-page.ts';
import { type PageReading, readPage } from './read-page.ts';

/**
 * Finishes what Astro has rendered, in place, and keeps for the next build what that may find again. `rendered`: the files, by
 * their path in `root`. The links of every page, those that a former build has finished among them.
 */
export async function finishPages(
  rendered: readonly string[],
  root: string,
  tools: PageTools,
): Promise<Map<string, PageLinks>> {
  const plan = outputPlan();
  const pages = new Map<string, PageLinks>(plan?.links);
  for (const name of rendered.filter((file) => file.endsWith('.html'))) {
    const file = join(root, name);
    const html = await readFile(file, 'utf8');
    const page = readPage(html);
    const finished = await finishPage(html, page, file, tools);
    await writeFile(file, finished);
    const links = linksOf(page);
    pages.set(name, links);
    const kept = plan?.missing.get(name);
    if (kept) await plan?.store.write(kept, packPage(finished, plan.digest, links));
  }
  await plan?.store.prune();
  return pages;
}

/** A piece of a page's HTML would keep the whole of it in memory until the last page is done. */
const copied = (text: string) => Buffer.from(text).toString();

/** Where its links lead, and the scripts that it may load: a page of a former build could name some that are gone. */
function linksOf({ vocabulary, hrefs, scriptUrls }: PageReading): PageLinks {
  return {
    ids: new Set(Array.from(vocabulary.ids, copied)),
    hrefs: Array.from(new Set([...hrefs, ...scriptUrls]), copied),
  };
}
