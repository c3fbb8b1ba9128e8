import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostFiles } from '../../generators/hosts/host-config.ts';
import { deadLinks, isFromFeed, stopAtDeadLinks } from '../checks/dead-links.ts';
import { filesIn } from '../checks/files-in.ts';
import { finishPages } from './finish-pages.ts';
import { precompress } from './precompress.ts';
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
        const rendered = [...assets.values()].flat().map((url) => relative(root, fileURLToPath(url)));
        const pages = await finishPages(rendered, root, tools);
        const files = Object.entries(hostFiles({ base, precompressed }));
        for (const [name, content] of files) await writeFile(root + name, content);
        const dead = deadLinks(pages, await filesIn(root), base);
        stopAtDeadLinks(dead.filter((link) => !isFromFeed(link, feed)));
        for (const { file, href } of dead.filter((link) => isFromFeed(link, feed)))
          logger.warn(`${file}: the post's link to ${href} leads nowhere; mend it where the post was written.`);
        if (precompressed) await precompress(root);
      },
    },
  };
}
