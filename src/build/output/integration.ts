import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostFiles } from '../hosts/host-files.ts';
import { type PageLinks, deadLinks, isInPost, stopAtDeadLinks } from '../checks/dead-links.ts';
import { filesIn } from '../checks/files-in.ts';
import { packPage } from '../kept-output/kept-page.ts';
import { outputPlan } from '../kept-output/output-plan.ts';
import { finishPage } from './finish-page.ts';
import { precompress } from './precompress.ts';
import { type PageReading, readPage } from './read-page.ts';
import { scriptReader } from './island-scripts.ts';
import type { PolicySources } from './content-security-policy.ts';
import { styleTrimmer } from './trim-styles.ts';

interface HostingOptions {
  /** Hosts that every page admits. */
  allowed: Pick<PolicySources, 'connect' | 'frame'>;
  /** Whether compressed copies are written beside the files. */
  precompressed: boolean;
  /** Whether posts come from a feed of the owner's. */
  feed: boolean;
  /** Files of `public` that the owner has replaced by a provider's, by their path in the output. */
  replaced: readonly string[];
}

/**
 * What the finished folder needs to be served well by any static host: styles cut to each page, a
 * Content-Security-Policy in each, and headers in the forms that hosts read. HTML that
 * is no page of the site, such as a search console's file in `public`, stays as it is.
 */
export function hosting({ allowed, precompressed, feed, replaced }: HostingOptions): AstroIntegration {
  let base = '/';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const root = fileURLToPath(dir);
        for (const name of replaced) await rm(join(root, name), { force: true });
        const tools = { allowed, trimStyles: styleTrimmer(), readScripts: scriptReader(root, base) };
        const plan = outputPlan();
        const pages = new Map<string, PageLinks>(plan?.links);
        for (const file of [...assets.values()].flat().map((url) => fileURLToPath(url))) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(file, 'utf8');
          const page = readPage(html);
          const finished = await finishPage(html, page, file, tools);
          await writeFile(file, finished);
          const name = relative(root, file);
          const links = linksOf(page);
          pages.set(name, links);
          const kept = plan?.missing.get(name);
          if (kept) await plan?.store.write(kept, packPage(finished, plan.digest, links));
        }
        await plan?.store.prune();
        const files = Object.entries(hostFiles({ base, precompressed }));
        for (const [name, content] of files) await writeFile(root + name, content);
        const dead = deadLinks(pages, await filesIn(root), base);
        stopAtDeadLinks(dead.filter((link) => !feed || !isInPost(link)));
        for (const { file, href } of feed ? dead.filter(isInPost) : [])
          logger.warn(`${file}: the post's link to ${href} leads nowhere; mend it where the post was written.`);
        if (precompressed) await precompress(root);
      },
    },
  };
}

/** A piece of a page's HTML would keep the whole of it in memory until the last page is done. */
const copied = (text: string) => Buffer.from(text).toString();

function linksOf({ vocabulary, hrefs, scriptUrls }: PageReading): PageLinks {
  return {
    ids: new Set(Array.from(vocabulary.ids, copied)),
    hrefs: Array.from(new Set([...hrefs, ...scriptUrls]), copied),
  };
}
