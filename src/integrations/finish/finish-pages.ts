import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostFiles } from '../../generators/hosts/hosts.ts';
import { deadLinks, isInPost, namedByAddress, type PageLinks, stopAtDeadLinks } from '../checks/dead-links.ts';
import { EDITOR_FOLDER } from '../../lib/files/file-paths.ts';
import { filesIn, textFiles } from '../../lib/files/files-in.ts';
import { stopAtSymbolicLinks } from '../checks/public-folder.ts';
import { type FinishOptions, finishPage } from './finish-page.ts';
import { stylePurger } from './page-styles.ts';
import { precompress } from './precompress.ts';
import { scanPage } from './scan-page.ts';

interface Options {
  /** Hosts that every page allows. */
  allowed: FinishOptions['allowed'];
  /** Writes compressed copies next to the files. */
  precompressed: boolean;
  /** Files of `public` that the owner has replaced with a provider's, by their path in the output. */
  replaced: readonly string[];
}

/**
 * Prepares the built folder for any static host: purged styles and a Content-Security-Policy in each page, headers in the
 * forms that hosts read, and no dead link. HTML files in `public`, such as a search console's, stay as they are.
 */
export function finishPages({ allowed, precompressed, replaced }: Options): AstroIntegration {
  let base = '/';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command === 'build') stopAtSymbolicLinks(fileURLToPath(config.publicDir));
      },
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const root = fileURLToPath(dir);
        for (const name of replaced) await rm(join(root, name), { force: true });
        const built = [...assets.values()].flat().map((url) => relative(root, fileURLToPath(url)));
        const pages = built.filter((file) => file.endsWith('.html') && !file.startsWith(EDITOR_FOLDER));
        const links = await finishAll(pages, root, { allowed, base, purgeStyles: stylePurger(root, base) });
        const files = Object.entries(await hostFiles(base));
        for (const [name, content] of files) await writeFile(join(root, name), content);
        const dead = deadLinks(links, await filesIn(root), base);
        const sources =
          dead.length > 0 ? await textFiles('src', 'src/', /\.(tsx?|astro|md)$/) : new Map<string, string>();
        const onPages = dead.filter((link) => !isInPost(link));
        stopAtDeadLinks(
          onPages.filter(({ isPart }) => !isPart),
          sources,
        );
        const parts = namedByAddress(onPages, sources);
        for (const link of parts)
          logger.warn(`The section is gone, so this link leads to the top of its page: ${link}.`);
        for (const link of namedByAddress(dead.filter(isInPost), sources))
          logger.warn(`A post links to ${link}, which doesn't exist.`);
        if (precompressed) await precompress(root);
      },
    },
  };
}

/** Finishes pages in place. Returns the links of each. */
async function finishAll(names: readonly string[], root: string, options: FinishOptions) {
  const links = new Map<string, PageLinks>();
  for (const name of names) {
    const html = await readFile(join(root, name), 'utf8');
    const page = scanPage(html);
    await writeFile(join(root, name), await finishPage(html, page, name, options));
    const hrefs = new Set([...page.hrefs, ...page.scriptUrls]);
    links.set(name, { ids: page.ids, hrefs: [...hrefs] });
  }
  return links;
}
