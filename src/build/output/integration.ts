import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PICTURE_CACHE, PICTURE_FOLDER } from '../blog/feed-picture-cache.ts';
import { hostFiles } from '../hosts/host-files.ts';
import { finishPage } from './finish-page.ts';
import { scriptReader } from './island-scripts.ts';
import type { PolicySources } from './content-security-policy.ts';
import { styleTrimmer } from './trim-styles.ts';

/**
 * What the finished folder needs to be served well by any static host: styles cut to each page, a
 * Content-Security-Policy in each, headers in the forms that hosts read, and the pictures of the feed's posts. HTML that
 * is no page of the site, such as a search console's file in `public`, stays as it is.
 */
export function hosting(allowed: Pick<PolicySources, 'connect' | 'frame'>): AstroIntegration {
  let base = '/';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, assets }) => {
        const root = fileURLToPath(dir);
        const tools = { allowed, trimStyles: styleTrimmer(), readScripts: scriptReader(root, base) };
        const pictures = new Set<string>();
        for (const file of [...assets.values()].flat().map((url) => fileURLToPath(url))) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(file, 'utf8');
          for (const [, name = ''] of html.matchAll(PICTURE)) pictures.add(name);
          await writeFile(file, await finishPage(html, file, tools));
        }
        await copyPictures(root, pictures);
        for (const [name, content] of Object.entries(hostFiles(base))) await writeFile(root + name, content);
      },
    },
  };
}

const PICTURE = new RegExp(`/${PICTURE_FOLDER}/([\\w.-]+)`, 'g');

/** Of the picture cache, what this build's pages show. */
async function copyPictures(root: string, used: ReadonlySet<string>): Promise<void> {
  const cached = (await readdir(PICTURE_CACHE).catch(() => [])).filter((name) => used.has(name));
  if (cached.length > 0) await mkdir(`${root}${PICTURE_FOLDER}`, { recursive: true });
  for (const name of cached) await cp(`${PICTURE_CACHE}/${name}`, `${root}${PICTURE_FOLDER}/${name}`);
}
